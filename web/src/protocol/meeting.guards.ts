// generated from the Rust types by `npm run protocol`: do not edit
import { type Fields, guard } from '../net/guard';
import type * as Types from './wire';

export const SHAPES: Fields = {"FindTable":{"has":{"games":{"list":"string"},"paces":{"list":"#SearchPace"},"seats":{"list":"number"}},"may":{"bots":{"one":["#Level","null"]}}},"SearchPace":{"one":[{"is":["quick"]},{"is":["calm"]},{"is":["days"]}]},"Level":{"one":[{"is":["novice"]},{"is":["apprentice"]},{"is":["journeyman"]},{"is":["expert"]},{"is":["master"]},{"is":["grandmaster"]}]},"Here":{"has":{"names":{"list":"string"},"people":"number","shown":"boolean"},"may":{"visitors":{"list":"#Visitor"}}},"Visitor":{"has":{"name":"string"},"may":{"player":{"one":["string","null"]},"visitor":{"one":["string","null"]}}},"SearchState":{"has":{"waiting":{"list":"#WaitingPeople"}},"may":{"search":{"one":["#Search","null"]},"table":{"one":["string","null"]}}},"WaitingPeople":{"has":{"game":"string","pace":"#SearchPace","people":"number"},"may":{}},"Search":{"has":{"games":{"list":"string"},"offers_bots":"boolean","paces":{"list":"#SearchPace"},"seats":{"list":"number"},"since":"number"},"may":{}}};

export const isFindTable = guard<Types.FindTable>(SHAPES, 'FindTable');
export const isHere = guard<Types.Here>(SHAPES, 'Here');
export const isSearchState = guard<Types.SearchState>(SHAPES, 'SearchState');
