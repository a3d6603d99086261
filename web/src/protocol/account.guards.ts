// generated from the Rust types by `npm run protocol`: do not edit
import { type Fields, guard } from '../net/guard';
import type * as Types from './wire';

export const SHAPES: Fields = {"AccountInfo":{"has":{"created_at":"number","email_proved":"boolean","has_password":"boolean","id":"string","name":"string","passkeys":{"list":"#PasskeyInfo"},"recovery_codes_left":"number","sessions":{"list":"#SessionInfo"}},"may":{"asks_old_password":"boolean","email":{"one":["string","null"]},"private":"boolean"}},"PasskeyInfo":{"has":{"created_at":"number","device":"string","id":"string"},"may":{"used_at":{"one":["number","null"]}}},"SessionInfo":{"has":{"created_at":"number","device":"string","id":"string","own":"boolean","seen_at":"number","way":"#SignInWay"},"may":{}},"SignInWay":{"is":["guest","passkey","password","mail","recovery"]},"PasskeyChallenge":{"has":{"ceremony":"string","options":"any"},"may":{}},"RecoveryCodes":{"has":{"codes":{"list":"string"}},"may":{}},"Session":{"has":{"guest":"string","name":"string"},"may":{"account":"boolean","must_read":"boolean"}},"SignInResult":{"has":{"session":"#Session"},"may":{"recovery_codes":{"list":"string"}}},"SignInWays":{"has":{"mail":"boolean"},"may":{"no_passkeys":{"one":["#NoPasskeys","null"]}}},"NoPasskeys":{"one":[{"is":["not-secure"]},{"is":["no-name"]}]}};

export const isAccountInfo = guard<Types.AccountInfo>(SHAPES, 'AccountInfo');
export const isPasskeyChallenge = guard<Types.PasskeyChallenge>(SHAPES, 'PasskeyChallenge');
export const isRecoveryCodes = guard<Types.RecoveryCodes>(SHAPES, 'RecoveryCodes');
export const isSession = guard<Types.Session>(SHAPES, 'Session');
export const isSignInResult = guard<Types.SignInResult>(SHAPES, 'SignInResult');
export const isSignInWays = guard<Types.SignInWays>(SHAPES, 'SignInWays');
