/** The moves and events of both castle games, as things on the table. */
import type { Handle } from '../../table/choice';
import type { Parts, Question, Step } from '../../table/game';
import { yesOrNo } from '../../texts/arguments';
import { Board } from './board';
import type { CastleView } from './view';

const place = (value: unknown): Handle => `place:${String(value)}`;

/** The values of a move or an event that name places. */
const PLACE_NAMES = ['at', 'field', 'villa', 'card', 'first', 'last', 'from', 'to', 'grande_at', 'baron_at'];

export function placesIn(parts: Parts): string[] {
  const found = PLACE_NAMES.flatMap((name) => {
    const value = parts[name];
    return typeof value === 'number' || typeof value === 'string' ? [String(value)] : [];
  });
  return [...new Set(found)];
}

/** Events that name a card but no place on the board. */
const CARD_EVENTS = new Set(['bought-open', 'card-revealed', 'card-drawn']);

export function eventPlaces(event: Parts): string[] {
  return CARD_EVENTS.has(String(event['event'])) ? [] : placesIn(event);
}

export function handles(parts: Parts): Handle[] {
  const places = placesIn(parts).map(place);
  switch (parts['move']) {
    case 'buy-open':
      return [`open:${String(parts['card'])}`];
    case 'buy-pile':
      return ['pile:build'];
    case 'buy-tower':
      return ['pile:tower'];
    case 'build':
    case 'found':
      return [`card:${String(parts['card'])}`, ...places];
    case 'tower':
      return ['card:tower', ...places];
    case 'baron':
    case 'grande':
      return [`noble:${String(parts['move'])}`, ...places];
    case 'bridge':
      return ['piece:bridge', ...places];
    case 'keep':
      return [];
    default:
      return places;
  }
}

/** Buying shows a card, and withdrawing gives a noble away: pointing at them once is not enough. */
export function deliberate(parts: Parts): boolean {
  return ['buy-open', 'buy-pile', 'buy-tower', 'withdraw', 'bridge'].includes(String(parts['move']));
}

/** A noble can be withdrawn at first only where that is offered. */
export const step = (view: Pick<CastleView, 'step'>, offers: readonly Parts[]): Step => ({
  key: view.step.at,
  values: { withdraw: yesOrNo(offers.some((offer) => offer['move'] === 'withdraw')) },
});

/** What the questions about things on the table need to know. */
type Asked = Pick<CastleView, 'step' | 'fields' | 'site' | 'turn'>;

/** What somebody may have wanted who points at a place. The rules answer each; nothing is decided here. */
export function questions(view: Asked, handle: Handle): Question[] {
  const { step, fields, site } = view;
  const [kind, what = ''] = handle.split(':');
  const ask = (notation: string, parts: Parts): Question => ({ notation, parts });
  if (kind === 'open') return [ask(`buy ${what}`, { move: 'buy-open', card: Number(what) })];
  if (handle === 'pile:build') return [ask('buy pile', { move: 'buy-pile' })];
  if (handle === 'pile:tower') return [ask('buy tower', { move: 'buy-tower' })];
  if (kind === 'card' && what !== 'tower') {
    const field = Number(what);
    return [ask(`build ${field}`, { move: 'build', card: field, field }), ...foundings(field, fields.length)];
  }
  if (kind !== 'place') return aboutPiece(view, handle);
  const isField = /^\d+$/.test(what);
  const at = isField ? { at: what, field: Number(what), card: Number(what) } : { at: what };
  if (step.at === 'nobles') {
    return [ask(`baron ${what}`, { move: 'baron', ...at }), ask(`grande ${what}`, { move: 'grande', ...at })];
  }
  const asked = [ask(`tower ${what}`, { move: 'tower', ...at })];
  if (isField)
    asked.unshift(ask(`build ${what}`, { move: 'build', ...at }), ...foundings(Number(what), fields.length));
  return [...asked, ...bridges(what, new Board(fields), built(site))];
}

/** A tower card, a noble or a bridge is asked about where one would use it: with an own noble, or else with any building. */
function aboutPiece({ site, turn, fields }: Asked, handle: Handle): Question[] {
  const own = site.nobles.find(({ seat }) => seat === turn)?.at;
  const at = own ?? site.buildings[0]?.cells[0] ?? '1';
  switch (handle) {
    case 'card:tower':
      return [{ notation: `tower ${at}`, parts: { move: 'tower', at } }];
    case 'noble:baron':
      return [{ notation: `baron ${at}`, parts: { move: 'baron', at } }];
    case 'noble:grande':
      return [{ notation: `grande ${at}`, parts: { move: 'grande', at } }];
    case 'piece:bridge':
      return bridges(at, new Board(fields), built(site)).slice(0, 1);
    default:
      return [];
  }
}

function foundings(field: number, count: number): Question[] {
  const wrap = (number: number) => ((number - 1 + count) % count) + 1;
  const [first, last] = [wrap(field - 1), wrap(field + 1)];
  const values = { first, last, from: first, to: last };
  return [{ notation: `found ${field} ${first}-${last}`, parts: { move: 'found', card: field, ...values } }];
}

/** The places where something stands. */
function built(site: CastleView['site']): ReadonlySet<string> {
  return new Set(site.buildings.flatMap(({ cells }) => cells));
}

/** Bridges to where something stands; where nothing does, one to ask by. */
function bridges(from: string, board: Board, standing: ReadonlySet<string>): Question[] {
  const cell = board.cellOf(from);
  if (!cell) return [];
  const ends = [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
  ].flatMap(([dx = 0, dy = 0]) => board.cellAt(cell.column + dx, cell.row + dy) ?? []);
  const likely = standing.has(from) ? ends.filter(({ place: to }) => standing.has(to)) : [];
  return (likely.length > 0 ? likely : ends.slice(0, 1)).map(({ place: to }) => ({
    notation: `bridge ${from}-${to}`,
    parts: { move: 'bridge', from, to },
  }));
}
