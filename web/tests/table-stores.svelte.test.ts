/** The small stores of a table whose other half is the server: what is asked about things, hints, and the words of the table. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../src/net/api';
import { NO_PREVIEW } from '../src/net/move-preview';
import type { Analysis, ExplanationLine, LogEntry, SeatInfo, TableInfo } from '../src/protocol/wire';
import { Hints } from '../src/table/hints.svelte';
import { Inquiries, thingOf } from '../src/table/inquiry.svelte';
import type { AnyEvent, AnyMove } from '../src/table/game';
import { GameReader } from '../src/table/game-reader';
import { TableWords } from '../src/table/table-words';
import { loadTexts } from '../src/texts/texts.svelte';

beforeAll(async () => {
  await Promise.all(['web', 'toledo', 'salamanca', 'bots'].map((file) => loadTexts(file, 'en')));
});

/** An answer that comes when the test says so. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const isMove = (told: unknown): told is AnyMove =>
  typeof told === 'object' && told !== null && 'move' in told;
const isEvent = (told: unknown): told is AnyEvent =>
  typeof told === 'object' && told !== null && 'event' in told;
const readMove = (told: unknown) => (isMove(told) ? told : null);

describe('what is asked about a thing', () => {
  test('a thing has the name the rules know it by', () => {
    expect(['card:38', 'place:c4', 'sword:2'].map(thingOf)).toEqual(['card 38', 'c4', 'sword 2']);
  });

  test('the answer names what is there, what cannot be done, and the places it is about', async () => {
    const asked: string[][] = [];
    const inquiries = new Inquiries(
      {
        ask: (place, thing) => {
          asked.push([place, thing]);
          const problem = { key: 'illegal', reason: 'too-far', rule: 'T-14', detail: '' } as const;
          return Promise.resolve({
            lines: [{ key: 'street', places: ['5', '6'], values: {} }],
            refused: [
              { notation: 'go 4 3', parts: { move: 'go' }, problem },
              { notation: 'odd', parts: { odd: 7 }, problem },
            ],
          });
        },
      },
      readMove,
    );
    const answered = inquiries.ask('5', 'card:4', 'the card 4');
    expect(inquiries.now).toMatchObject({ subject: '5', name: 'the card 4', loading: true });
    await answered;
    expect(asked).toEqual([['5', 'card 4']]);
    expect(inquiries.now?.loading).toBe(false);
    // A move that this page cannot read is still refused with its reason.
    expect(inquiries.now?.refused.map(({ parts }) => parts)).toEqual([{ move: 'go' }, null]);
    expect([...inquiries.pointedOut]).toEqual(['5', '6']);
    // Whatever ends the answer, a move as well, ends what it points out.
    inquiries.close();
    expect(inquiries.pointedOut.size).toBe(0);
  });

  test('only the last question is answered, in whatever order the answers come', async () => {
    const answers = [later<{ lines: []; refused: [] }>(), later<{ lines: []; refused: [] }>()];
    let next = 0;
    const inquiries = new Inquiries(
      { ask: () => answers[next++]?.promise ?? Promise.reject(new Error('asked too often')) },
      readMove,
    );
    const [first, second] = [inquiries.ask('1', 'place:1'), inquiries.ask('2', 'place:2')];
    answers[1]?.resolve({ lines: [], refused: [] });
    await second;
    answers[0]?.resolve({ lines: [], refused: [] });
    await first;
    expect(inquiries.now).toMatchObject({ subject: '2', loading: false });
  });

  test('what was closed stays closed when its answer comes', async () => {
    const answer = later<{ lines: ExplanationLine[]; refused: [] }>();
    const inquiries = new Inquiries({ ask: () => answer.promise }, readMove);
    const asking = inquiries.ask('1', 'place:1');
    inquiries.close();
    answer.resolve({ lines: [{ key: 'street', places: ['1'], values: {} }], refused: [] });
    await asking;
    expect(inquiries.now).toBeNull();
    expect(inquiries.pointedOut.size).toBe(0);
  });

  test('a question that is not answered still says what the thing is called', async () => {
    const inquiries = new Inquiries({ ask: () => Promise.reject(new Error('no connection')) }, readMove);
    await inquiries.ask('1', 'place:1', 'field 1');
    expect(inquiries.now).toMatchObject({ name: 'field 1', lines: [], refused: [], loading: false });
  });

  test('a question that is refused says why', async () => {
    const refusal = new ProblemError({ key: 'rate-limited', detail: 'too fast' });
    const inquiries = new Inquiries({ ask: () => Promise.reject(refusal) }, readMove);
    await inquiries.ask('1', 'place:1', 'field 1');
    expect(inquiries.now).toMatchObject({ problem: { key: 'rate-limited' }, loading: false });
  });
});

const analysis = (notation: string): Analysis => ({
  seat: 0,
  suggestions: [{ notation, parts: {}, visits: 1 }],
  because: [{ key: 'buys-tower', values: {} }],
});
const words = {
  nameOf: (seat: number) => `Player ${seat}`,
  read: (told: readonly unknown[]) => told.filter(isEvent),
  sayEvents: (events: readonly AnyEvent[]) => events.map(({ event }) => event),
  sayWorth: (lines: readonly ExplanationLine[]) => lines.map(({ key }) => key),
};
const drawn = { events: [{ event: 'drawn' }], worth: [{ key: 'worth-after', values: {} }] };

describe('hints', () => {
  test('say what comes of the move, then why', async () => {
    const hints = new Hints(
      { hint: () => Promise.resolve(analysis('draw')), preview: () => Promise.resolve(drawn) },
      words,
    );
    const asking = hints.ask();
    expect(hints.isThinking).toBe(true);
    await asking;
    expect(hints).toMatchObject({ suggested: 'draw', isThinking: false });
    expect(hints.reasons).toEqual(['drawn', 'worth-after', 'wants to build higher']);
  });

  test('one question at a time', async () => {
    const answer = later<Analysis | null>();
    let asked = 0;
    const hints = new Hints(
      {
        hint: () => {
          asked += 1;
          return answer.promise;
        },
        preview: () => Promise.resolve(NO_PREVIEW),
      },
      words,
    );
    const first = hints.ask();
    await hints.ask();
    answer.resolve(analysis('draw'));
    await first;
    expect(asked).toBe(1);
  });

  test('a hint for a position that has gone is not shown', async () => {
    const answer = later<Analysis | null>();
    const hints = new Hints(
      { hint: () => answer.promise, preview: () => Promise.resolve(NO_PREVIEW) },
      words,
    );
    const asking = hints.ask();
    hints.putAway();
    answer.resolve(analysis('draw'));
    await asking;
    expect(hints).toMatchObject({ suggested: null, isThinking: false });
    expect(hints.reasons).toEqual([]);
  });

  test('a refusal is told to whoever asked, and one can ask again', async () => {
    const hints = new Hints(
      { hint: () => Promise.reject(new Error('forbidden')), preview: () => Promise.resolve(NO_PREVIEW) },
      words,
    );
    await expect(hints.ask()).rejects.toThrow('forbidden');
    expect(hints.isThinking).toBe(false);
  });

  test('a move that cannot be foretold is suggested all the same', async () => {
    const hints = new Hints(
      { hint: () => Promise.resolve(analysis('draw')), preview: () => Promise.reject(new Error('late')) },
      words,
    );
    await hints.ask();
    expect(hints.suggested).toBe('draw');
    expect(hints.reasons).toEqual(['wants to build higher']);
  });
});

const chair = (seat: number, name: string, kind: 'person' | 'bot'): SeatInfo => ({
  seat,
  name,
  sitter: kind === 'bot' ? { kind, level: 'novice' } : { kind },
  added_to_deal: false,
  resigned: false,
  stand_in: false,
});

function wordsOf(chairs: SeatInfo[], log: LogEntry[], game = 'toledo') {
  const info = { chairs } as TableInfo;
  const reader = new GameReader({
    isView: (told: unknown): told is unknown => told !== null,
    isMove,
    isEvent,
  });
  const description = {
    isForetold: ({ event }: AnyEvent) => event !== 'field-full',
    isMoveItself: ({ event }: AnyEvent) => event === 'tile-laid',
    places: (event: AnyEvent) => ('field' in event ? [String(event.field)] : []),
  };
  return new TableWords({ info, log }, game, description, reader);
}

const sentHome = { event: 'pawn-sent-home', seat: 0, field: 7 };
const full = { event: 'field-full', seat: 1, field: 7 };
const moved: LogEntry = {
  happening: 'moved',
  seq: 3,
  at: 0,
  seat: 0,
  number: 1,
  events: [sentHome, full, { event: 'unheard-of' }, 'no event'],
};

describe('the words of a table', () => {
  const chairs = [chair(0, 'Ana', 'person'), chair(1, '', 'bot'), chair(2, '', 'person')];

  test('who has no name is called by the seat', () => {
    expect([0, 1, 2].map(wordsOf(chairs, []).nameOf)).toEqual(['Ana', 'Computer 2', 'Player 3']);
  });

  test('each sentence says whom it is about, and what has no text is no line', () => {
    expect(wordsOf(chairs, []).sentences(moved)).toEqual([
      { seat: 0, text: 'Ana puts a pawn from field 7 back on the Cathedral.' },
      { seat: 1, text: 'No circle is free on field 7: Computer 2 must move on or challenge.' },
    ]);
    expect(wordsOf(chairs, []).placesOf(moved)).toEqual(['7']);
  });

  test('what is worth no word beforehand is not foretold', () => {
    expect(wordsOf(chairs, []).foretell([sentHome, full])).toHaveLength(1);
  });

  test('where there is more to say, what says no more than the move stands apart from what it brings', () => {
    const said = wordsOf(chairs, [], 'salamanca');
    const laid = { event: 'tile-laid', seat: 0, tile: 'field', cell: 'd5' };
    const locked = { event: 'building-locked', seat: 0, cell: 'd4' };
    const after = (seat: number, hindrance: string) => ({
      key: 'worth-after',
      values: { building: 'farm', cell: 'd4', seat, before: 4, after: 5, hindrance },
    });
    expect(said.ofPreview({ events: [laid], worth: [] })).toEqual({
      itself: '',
      brings: 'Ana lays a field on d5.',
    });
    // A newer server may know more than this page has words for.
    expect(said.ofPreview({ events: [laid], worth: [{ key: 'unheard-of', values: {} }] })).toEqual({
      itself: '',
      brings: 'Ana lays a field on d5.',
    });
    const { itself, brings } = said.ofPreview({
      events: [laid, locked],
      worth: [
        after(0, 'none'),
        after(1, 'rat'),
        after(2, 'cut-off'),
        {
          key: 'worth-after-unowned',
          values: { building: 'castle', cell: 'a1', before: 3, after: 3, hindrance: 'none' },
        },
        { key: 'worth-laid', values: { building: 'monastery', cell: 'b2', value: 4 } },
      ],
    });
    expect(itself).toBe('Ana lays a field on d5.');
    expect(brings).toBe(
      'Farm on d4 (Ana): now 4, then 5. ' +
        'Farm on d4 (Computer 2): now 4, then 5; the rat halves its landscape. ' +
        'Farm on d4 (Player 3): now 4, then 5; a plague cuts the tile off. ' +
        'Castle on a1 (nobody’s): now 3, then 3. ' +
        'Monastery on b2: its area is worth 4. ' +
        'The building on d4 cannot be sold by Ana this round: its area has grown by a fertile tile.',
    );
    // What a sale pays comes first.
    const sold = { event: 'building-sold', seat: 0, building: 'farm', cell: 'a1', amount: 4 };
    expect(said.ofPreview({ events: [sold], worth: [after(0, 'none')] })).toEqual({
      itself: '',
      brings: 'Ana sells the farm on a1 for 4 doubloons. Farm on d4 (Ana): now 4, then 5.',
    });
  });

  test('the log names whoever held the seat at the time', () => {
    const taken: LogEntry = {
      happening: 'given-to-bot',
      seq: 9,
      at: 0,
      seat: 0,
      name: 'Berta',
      level: 'novice',
    };
    const [first] = wordsOf([chair(0, '', 'bot'), ...chairs.slice(1)], [moved, taken]).sentences(moved);
    expect(first?.text).toBe('Berta puts a pawn from field 7 back on the Cathedral.');
  });

  test('what happened at the table beside the game is told in its words', () => {
    const agreed: LogEntry = { happening: 'agreed', seq: 2, at: 0, seat: 0 };
    expect(wordsOf(chairs, []).tell([agreed])).toEqual(['Ana agreed.']);
  });

  test('a move without words is told by its notation', () => {
    const table = wordsOf(chairs, []);
    expect(table.ofTold({ notation: 'zzz', parts: { move: 'unknown' } })).toBe('zzz');
    expect(table.ofTold({ notation: 'zzz', parts: 'no move' })).toBe('zzz');
  });
});
