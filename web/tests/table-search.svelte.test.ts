import { beforeEach, expect, test, vi } from 'vitest';
import { searchFlag } from '../src/lobby/search-flag.svelte';
import { tableSearch } from '../src/lobby/table-search.svelte';
import type { FindTable, SearchState } from '../src/protocol/wire';
import { go } from '../src/shell/router.svelte';

vi.mock('../src/shell/router.svelte', () => ({ go: vi.fn(), route: { parts: [] } }));

const WISH: FindTable = { games: ['toledo'], seats: [3], paces: ['calm'] };
const SEARCH = { ...WISH, since: 1, offers_bots: false };
const NOTHING: SearchState = { waiting: [] };
const LOOKING: SearchState = { waiting: [], search: SEARCH };
const SEATED: SearchState = { waiting: [], table: 'T1' };

interface PendingRequest {
  method: string;
  path: string;
  answer: (state: SearchState) => Promise<void>;
  refuse: () => Promise<void>;
}

/** The questions on their way, in the order in which they were asked. Each is answered when a test wants it. */
let questions: PendingRequest[] = [];

const settle = async () => {
  await vi.advanceTimersByTimeAsync(0);
};

function question(place: number): PendingRequest {
  const found = questions[place];
  if (!found) throw new Error(`no question ${place} was asked`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  questions = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!path.startsWith('/api/search')) return Promise.resolve(new Response('{"guest":"g1","name":"Ana"}'));
    return new Promise<Response>((resolve) => {
      const respond = async (text: string, status: number) => {
        resolve(new Response(text, { status }));
        await settle();
      };
      questions.push({
        method: init.method ?? 'GET',
        path,
        answer: (state) => respond(JSON.stringify(state), 200),
        refuse: () => respond('{"key":"too-many","detail":"wait"}', 429),
      });
    });
  });
  searchFlag.set(false);
});

test('an answer from before the search does not end it: whoever is seated arrives', async () => {
  void tableSearch.look();
  void tableSearch.begin(WISH);
  await settle();
  expect(questions.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  await question(0).answer(NOTHING);
  await question(1).answer(SEATED);
  expect(go).toHaveBeenCalledExactlyOnceWith('/t/T1');
});

test('the same when the old answer comes last', async () => {
  void tableSearch.look();
  void tableSearch.begin(WISH);
  await settle();
  await question(1).answer(LOOKING);
  await question(0).answer(NOTHING);
  expect(tableSearch.search).toEqual(SEARCH);
  await vi.advanceTimersByTimeAsync(3_000);
  await question(2).answer(SEATED);
  expect(go).toHaveBeenCalledExactlyOnceWith('/t/T1');
});

test('nothing is asked while the search changes', async () => {
  void tableSearch.begin(WISH);
  await settle();
  void tableSearch.look();
  await settle();
  expect(questions).toHaveLength(1);
  await question(0).answer(NOTHING);
});

test('of two looks only the newer one counts', async () => {
  searchFlag.set(true);
  void tableSearch.look();
  void tableSearch.look();
  await question(1).answer(SEATED);
  await question(0).answer(LOOKING);
  expect(tableSearch.search).toBeNull();
  expect(searchFlag.isOn).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

test('a search that was refused is not under way', async () => {
  const begun = expect(tableSearch.begin(WISH)).rejects.toThrow('wait');
  await settle();
  await question(0).refuse();
  await begun;
  await question(1).answer(NOTHING);
  expect(searchFlag.isOn).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(questions).toHaveLength(2);
});

/** The page is behind another one, or before the eyes again. */
function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function searching(): Promise<void> {
  void tableSearch.begin(WISH);
  await settle();
  await question(0).answer(LOOKING);
}

test('a page that nobody looks at waits for an answer and asks again without a timer', async () => {
  await searching();
  hide(true);
  await settle();
  expect(question(1).path).toBe('/api/search?wait=true');
  vi.setSystemTime(Date.now() + 20_000);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000);
  await question(1).answer(LOOKING);
  expect(questions.map(({ path }) => path).slice(1)).toEqual([
    '/api/search?wait=true',
    '/api/search?wait=true',
  ]);
  hide(false);
  await settle();
  expect(question(3).path).toBe('/api/search');
  await question(3).answer(NOTHING);
});

test('an answer that came at once is not asked for in a circle', async () => {
  await searching();
  hide(true);
  await settle();
  await question(1).answer(LOOKING);
  expect(questions).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(question(2).path).toBe('/api/search?wait=true');
  hide(false);
  await settle();
  await question(3).answer(NOTHING);
});

test('whoever is seated meanwhile reads so in the title, until they look', async () => {
  await searching();
  document.title = 'Tertulia';
  hide(true);
  await settle();
  await question(1).answer(SEATED);
  await vi.waitFor(() => {
    expect(document.title).toMatch(/^● .+ · Tertulia$/);
  });
  document.title = 'Toledo';
  await vi.waitFor(() => {
    expect(document.title).toMatch(/^● .+ · Toledo$/);
  });
  hide(false);
  expect(document.title).toBe('Toledo');
});
