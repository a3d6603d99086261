// generated from the Rust types by `npm run protocol`: do not edit
import { type Fields, guard } from '../net/guard';
import type * as Types from './wire';

export const SHAPES: Fields = {"HolidayInfo":{"has":{"days_a_year":"number","days_left":"number"},"may":{"holiday":{"one":["#HolidayPlan","null"]}}},"HolidayPlan":{"has":{"from":"number","until":"number"},"may":{"kinds":{"list":"#NoticeKind"}}},"NoticeKind":{"one":[{"is":["your-turn"]},{"is":["game-starts"]},{"is":["invited"]},{"is":["time-short"]}]}};

export const isHolidayInfo = guard<Types.HolidayInfo>(SHAPES, 'HolidayInfo');
