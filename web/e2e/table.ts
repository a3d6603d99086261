/** What the tests do at a table: open one, and play by pointing, by keys or by touch. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface TablePlan {
  game: string;
  seats?: number;
  /** Levels of the bots that sit beside the person. */
  bots?: string[];
  /** What else the table is opened with. */
  settings?: Record<string, unknown>;
}

/** Comes in as a guest and opens a table; the page shows it. */
export async function openTable(page: Page, plan: TablePlan): Promise<string> {
  const { game, bots = ['novice'], seats = bots.length + 1 } = plan;
  await page.request.post('/api/session', { data: { name: 'Ana' }, headers: await origin(page) });
  const answer = await page.request.post('/api/tables', {
    data: {
      settings: { game, seats, ...plan.settings },
      sitters: [{ kind: 'person' }, ...bots.map((level) => ({ kind: 'bot', level }))],
    },
    headers: await origin(page),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  return table;
}

async function origin(page: Page): Promise<Record<string, string>> {
  const url = await page.evaluate(() => location.origin).catch(() => 'null');
  return url.startsWith('http') ? { origin: url } : {};
}

export const isMyTurn = (page: Page) => page.locator('header .turn.mine');
const isOver = (page: Page) => page.locator('header').getByText('The game is over');
export const theEnd = (page: Page) => page.getByRole('heading', { name: 'The result' });

/** The scores as the result lists them, the winner's first. */
export async function finalScores(page: Page): Promise<number[]> {
  const cells = page.locator('#panel table').first().locator('tbody tr td:last-child');
  return (await cells.allInnerTexts()).map(Number);
}

/** Plays whatever is offered until the game ends, choosing anew each time by `choose`. */
export async function playToTheEnd(page: Page, choose: (page: Page) => Promise<void>): Promise<number> {
  let moves = 0;
  for (;;) {
    await expect(isMyTurn(page).or(isOver(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await isOver(page).isVisible()) {
      // The last choice may have opened another panel just when the game ended.
      if (!(await theEnd(page).isVisible())) await page.getByRole('tab', { name: 'Result' }).click();
      return moves;
    }
    await choose(page);
    moves += 1;
    expect(moves, 'the game comes to an end').toBeLessThan(2000);
  }
}

/** Plays so many decisions of a new game by `choose`. Gives the table. */
export async function playBeginning(
  page: Page,
  game: string,
  choose: (page: Page) => Promise<void>,
  turns: number,
): Promise<string> {
  const table = await openTable(page, { game });
  for (let turn = 0; turn < turns; turn++) {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    await choose(page);
  }
  return table;
}

/** So many moves are made before the end comes near; few games are shorter. */
const NEARLY_OVER: Record<string, number> = { alcazar: 150, 'big-boss': 170, toledo: 90, salamanca: 200 };

/**
 * Plays the beginning and the end of a game by `choose`; in between chance plays. Gives the number of decisions. A game that
 * chance has ended before is played anew, and its end begins earlier.
 */
export async function playBeginningAndEnd(
  page: Page,
  game: string,
  choose: (page: Page) => Promise<void>,
  turns = 12,
): Promise<number> {
  let decisions = 0;
  for (let until = NEARLY_OVER[game] ?? 0; ; until -= 40) {
    expect(until, 'chance leaves the end of a game to play').toBeGreaterThan(0);
    const table = await playBeginning(page, game, choose, turns);
    await advance(page, table, until);
    const last = await playToTheEnd(page, choose);
    decisions += turns + last;
    if (last > 0) return decisions;
  }
}

/** The buttons beside the text of the step: moves without a place, or what is left after pointing. */
const buttons = (page: Page) => page.locator('.hand .line button.button:not(.quiet):not(.again)');
const litCards = (page: Page) => page.locator('button.lit[data-handle]:visible');
const litPlaces = (page: Page) => page.locator('.mark.lit');

/**
 * One decision by mouse or finger: a lit card or place, then what is left to choose from. Says whether that was enough, or
 * whether the list of moves was needed.
 */
export async function point(page: Page, how: 'click' | 'tap' = 'click'): Promise<'pointed' | 'listed'> {
  const before = await position(page);
  for (let step = 0; step < 6; step++) {
    const [cards, places, left] = [
      await litCards(page).count(),
      await litPlaces(page).count(),
      await buttons(page).count(),
    ];
    const picked = await page.locator('.picked').count();
    const options = [
      ...(picked > 0 && left > 0 ? [buttons(page).nth(Math.floor(Math.random() * left))] : []),
      ...(picked === 0 && cards > 0 ? [litCards(page).nth(Math.floor(Math.random() * cards))] : []),
      ...((picked > 0 ? left === 0 : cards === 0) && places > 0
        ? [litPlaces(page).nth(Math.floor(Math.random() * places))]
        : []),
      ...(left > 0 ? [buttons(page).first()] : []),
    ];
    const target = options[0];
    if (!target) break;
    // The lights lie over the places and let clicks through, which a careful click would wait for.
    await target[how]({ timeout: 2_000, force: true }).catch(() => undefined);
    if ((await position(page)) !== before) return 'pointed';
    await page.waitForTimeout(60);
    if ((await position(page)) !== before) return 'pointed';
  }
  // What cannot be pointed at is in the list of moves.
  if ((await position(page)) !== before) return 'pointed';
  await chooseFromList(page);
  return 'listed';
}

/** The number of the last log entry that the page has shown. */
export function position(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('[data-seq]')?.getAttribute('data-seq') ?? '');
}

export async function chooseFromList(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Moves' }).click();
  const moves = page.locator('#panel ul button');
  const count = await moves.count();
  if (count > 0)
    await moves
      .nth(Math.floor(Math.random() * count))
      .click({ timeout: 5_000 })
      .catch(() => undefined);
}

/** Lets chance play for the person until so many moves have been made, over a socket of its own. */
export async function advance(page: Page, table: string, moves: number): Promise<void> {
  await page.evaluate(
    ({ id, until }) =>
      new Promise<void>((resolve, reject) => {
        interface TableMessage {
          type: string;
          seq: number;
          info?: { state: string };
          game?: { moves: number; offers: { notation: string }[] };
        }
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        let count = 0;
        const send = (message: object) => {
          socket.send(JSON.stringify({ id: `advance-${Date.now()}-${++count}`, table: id, ...message }));
        };
        socket.onerror = () => {
          reject(new Error('the socket broke'));
        };
        socket.onmessage = (event) => {
          const now = JSON.parse(String(event.data)) as TableMessage;
          if (now.type === 'hello') send({ type: 'watch' });
          if (now.type !== 'table' || !now.game) return;
          if (now.game.moves >= until || now.info?.state === 'ended') {
            socket.close();
            resolve();
            return;
          }
          const { offers } = now.game;
          const useful = offers.filter(({ notation }) => !/^(pass|withdraw|home)/.test(notation));
          const pool = useful.length > 0 ? useful : offers;
          const offer = pool[Math.floor(Math.random() * pool.length)];
          if (offer) send({ type: 'move', seq: now.seq, notation: offer.notation });
        };
      }),
    { id: table, until: moves },
  );
}

/** Plays by finger, and looks at what is seen on the way: at the step, and before each move at what it would bring. */
export class CarefulFinger {
  #steps = new Set<string>();
  #foreseen = 0;

  readonly choose = async (page: Page): Promise<void> => {
    if (await page.locator('.table.open').count()) await page.getByRole('tab', { selected: true }).tap();
    const [step, before] = [page.locator('.hand .line .step'), await position(page)];
    const things = page.locator('button.lit[data-handle]:visible');
    if (this.#foreseen < 5 && (await things.count()) > 0 && (await step.count()) > 0) {
      this.#steps.add(await step.innerText());
      await things.first().tap({ timeout: 2_000, force: true });
      // On a phone a sword may lie on the shelf, out of sight, and below the board.
      const [sure, left] = [page.getByRole('button', { name: 'Do it' }), page.locator('.picked:visible')];
      await expect(sure.or(left.first()).first()).toBeVisible();
      // A finger that has touched something once has done nothing yet.
      expect(await position(page)).toBe(before);
      if (await sure.isVisible()) {
        await expect(page.locator('.hand .line strong')).toHaveText(/\w+/);
        await expect(page.locator('.preview')).toHaveText(/\w+ \w+/);
        this.#foreseen += 1;
        await sure.tap();
        await expect.poll(() => position(page)).not.toBe(before);
        return;
      }
      await page.locator('.hand .line .cancel').tap();
      await expect(left).toHaveCount(0);
    }
    await point(page, 'tap');
  };

  /** Several steps had their words, and several moves were foreseen. */
  expectSeen(): void {
    expect([...this.#steps].filter((text) => text.trim().length > 10).length).toBeGreaterThan(1);
    expect(this.#foreseen).toBeGreaterThan(2);
  }
}
