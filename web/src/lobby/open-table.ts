import { api } from '../net/api';
import { addDealPart } from '../net/deal-parts';
import { keepSeatToken } from '../net/seat-tokens';
import type { Level, OpenTable, Pace, Sitter } from '../protocol/wire';
import { settings } from '../settings/settings.svelte';
import { go } from '../shell/router.svelte';

export interface Plan {
  game: string;
  seats: number;
  /** How many of the seats bots take. */
  bots: number;
  level: Level;
  listed: boolean;
  pace: Pace;
  /** What the game lets a table choose. */
  options?: OpenTable['settings']['options'];
  /** Whether players may ask for hints; when left out as is usual. */
  hints?: boolean;
  /** The languages that are spoken at the table. */
  languages?: readonly string[];
  /** Whether the result counts for ratings. */
  rated?: boolean;
  /** The club for which it is opened. */
  club?: string;
  /** Minutes after which the others may decide about the seat of somebody who is gone. */
  gone_after_minutes?: number;
}

/** Opens a table with the person on the first seat, and goes there. */
export async function openTable(plan: Plan): Promise<void> {
  await api.enter(settings.name.trim());
  const bots = Array.from({ length: plan.bots }, (): Sitter => ({ kind: 'bot', level: plan.level }));
  const body: OpenTable = {
    settings: {
      game: plan.game,
      seats: plan.seats,
      options: plan.options ?? {},
      listed: plan.listed,
      ...(plan.rated ? { rated: true } : {}),
      ...(plan.hints === undefined ? {} : { hints: plan.hints }),
      ...(plan.gone_after_minutes === undefined ? {} : { gone_after_minutes: plan.gone_after_minutes }),
      ...(plan.languages?.length ? { languages: [...plan.languages] } : {}),
      // The game begins when the page has added its part to the deal.
      wait_for_parts: true,
      ...(plan.pace.pace === 'unlimited' ? {} : { pace: plan.pace }),
    },
    sitters: [{ kind: 'person' }, ...bots],
    ...(plan.club === undefined ? {} : { club: plan.club }),
  };
  const opened = await api.openTable(body);
  if (opened.seated) {
    const { seat, seat_token: token } = opened.seated;
    keepSeatToken(opened.table, token);
    await addDealPart(opened.table, seat, opened.commitment, token ?? undefined);
  }
  go(`/t/${opened.table}`);
}
