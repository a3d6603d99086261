// generated from the Rust types by `npm run protocol`: do not edit
import { type Fields, guard } from '../net/guard';
import type * as Types from './wire';

export const SHAPES: Fields = {"LinkedNotices":{"has":{},"may":{"form":{"one":["#ChannelForm","null"]}}},"ChannelForm":{"one":[{"is":["discord","slack"]},{"is":["push"]},{"is":["mail"]},{"is":["webhook"]},{"is":["matrix"]},{"is":["telegram"]}]},"NoticeSettings":{"has":{"channels":{"list":"#ChannelInfo"},"hours":"#NoticeHours","house_sends":"boolean","push_key":"string"},"may":{"mail":{"one":["string","null"]}}},"ChannelInfo":{"has":{"created_at":"number","form":"#ChannelForm","id":"string","kinds":{"list":"#NoticeKind"},"label":"string"},"may":{"ended_at":{"one":["number","null"]},"failing_since":{"one":["number","null"]},"fingerprint":{"one":["string","null"]}}},"NoticeKind":{"one":[{"is":["your-turn"]},{"is":["game-starts"]},{"is":["invited"]},{"is":["time-short"]}]},"NoticeHours":{"has":{"quiet_from":"number","quiet_until":"number","remind_hours":"number","time_zone":"string"},"may":{}},"OpenedChannel":{"has":{"id":"string"},"may":{"secret":{"one":["string","null"]}}}};

export const isLinkedNotices = guard<Types.LinkedNotices>(SHAPES, 'LinkedNotices');
export const isNoticeSettings = guard<Types.NoticeSettings>(SHAPES, 'NoticeSettings');
export const isOpenedChannel = guard<Types.OpenedChannel>(SHAPES, 'OpenedChannel');
