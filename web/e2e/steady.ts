/** Whether the board stays where it is and as large as it is. */
import type { Page } from '@playwright/test';

interface RecorderWindow extends Window {
  rectangles: Set<string>;
}

/** Notes in every frame where the board and its first place are; a set with one entry has never changed. */
export async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorded = window as unknown as RecorderWindow;
    recorded.rectangles = new Set();
    const note = () => {
      const parts = ['section.board', '.board-drawing', '.board-plate:last-of-type, .kerb', '[data-place]'];
      const boxes = parts.map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box ? [box.x, box.y, box.width, box.height].map((one) => Math.round(one)).join(' ') : '';
      });
      // What a place looks like changes with what stands on it: there only where it begins counts.
      recorded.rectangles.add(boxes.slice(0, 3).join(' | '));
      requestAnimationFrame(note);
    };
    note();
  });
}

/** Where the board has been since: one entry if it never moved. */
export const rectangles = (page: Page) =>
  page.evaluate(() => [...(window as unknown as RecorderWindow).rectangles]);
