/** A position that stands still: the table of a rule. Nothing can be done at it. */
import { type MovePreview, NO_PREVIEW } from '../net/move-preview';
import { type ThingExplanation, StudyRoom } from '../learn/study-room.svelte';
import { t } from '../texts/texts.svelte';
import type { BoardPosition } from './boards';

const nameOf = (seat: number) => t('bot-name', { number: seat + 1 });

export class StillRoom extends StudyRoom {
  constructor(game: string, { seats, seat, view }: BoardPosition) {
    super('');
    this.sit(game, seats, seat, (one) => (one === seat ? t('seat-you') : nameOf(one)));
    this.game = { view, moves: 0, may_take_back: false, offers: [], waiting: [] };
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  protected foresee(): Promise<MovePreview> {
    return Promise.resolve(NO_PREVIEW);
  }

  ask(): Promise<ThingExplanation> {
    return Promise.resolve({ lines: [], refused: [] });
  }
}
