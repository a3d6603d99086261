/** Where things that travel over the table are bound for. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Notes every thing that sets off, with the end of its way and the text on it. */
export async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { text: string; x: number; y: number }[] = [];
    Object.assign(window, { flights: seen });
    const note = (element: Element) => {
      const effect = element.getAnimations()[0]?.effect as KeyframeEffect | undefined;
      const last = String(effect?.getKeyframes().at(-1)?.['transform'] ?? '');
      const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(last) ?? [];
      seen.push({ text: element.textContent, x: Number(x), y: Number(y) });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.classList.contains('flyer'))
            requestAnimationFrame(() => note(node));
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Something was seen to end its way at a player. */
export async function expectFlightTo(page: Page, seat: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((number) => {
        const box = document.querySelector(`.panel [data-spot="seat:${number}"]`)?.getBoundingClientRect();
        const { flights } = window as unknown as { flights: { x: number; y: number }[] };
        return flights.some(
          ({ x, y }) => box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        );
      }, seat),
    )
    .toBe(true);
}

/** Ends a game for two, and shows the position before its last move, with the players beside it. */
export async function giveUpAndLookAt(page: Page, moment: number): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
  await page.getByRole('tab', { name: 'Result' }).waitFor();
  await page.getByRole('tab', { name: 'Players' }).click();
  const scrubber = page.getByRole('slider');
  await scrubber.fill(String(moment));
  await expect(scrubber).toHaveValue(String(moment));
}
