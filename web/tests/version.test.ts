import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a page has it that came from this program. */
async function pageOf(version: string) {
  document.head.innerHTML = `<meta name="version" content="${version}">`;
  vi.resetModules();
  return import('../src/net/version');
}

describe('a page and the program that answers it', () => {
  const reload = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    vi.stubGlobal('location', { reload });
    sessionStorage.clear();
    reload.mockClear();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is loaded anew when another program answers, and not for its own', async () => {
    const { meet } = await pageOf('old');
    meet('old');
    expect(reload).not.toHaveBeenCalled();
    meet('new');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded again and again while two programs answer in turn', async () => {
    (await pageOf('old')).meet('new');
    (await pageOf('new')).meet('old');
    for (let round = 0; round < 10; round += 1) {
      (await pageOf('old')).meet('new');
      (await pageOf('new')).meet('old');
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is loaded anew later where it was left with an old program', async () => {
    (await pageOf('old')).meet('new');
    (await pageOf('old')).meet('new');
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    (await pageOf('old')).meet('new');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reads what an older page has kept', async () => {
    sessionStorage.setItem('tertulia.reloaded-for', 'no JSON');
    (await pageOf('old')).meet('new');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
