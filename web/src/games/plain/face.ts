import { isObject, isString } from '../../net/guard';
import { type AnyEvent, anyFace, type AnyMove } from '../../table/game';
import Nothing from './Nothing.svelte';
import PlainBoard from './PlainBoard.svelte';

/** For a game without a drawn board: the moves in words are the table. */
export const face = anyFace<unknown, AnyMove, AnyEvent, never>({
  guards: {
    isView: (told): told is unknown => told !== undefined,
    isMove: (told): told is AnyMove => isObject(told) && 'move' in told && isString(told.move),
    isEvent: (told): told is AnyEvent => isObject(told) && 'event' in told && isString(told.event),
  },
  texts: 'plain',
  Board: PlainBoard,
  Tray: Nothing,
  Belongings: Nothing,
  Supplies: Nothing,
  handles: () => [],
  places: () => [],
  step: () => ({ key: 'any' }),
  standing: () => [],
});
