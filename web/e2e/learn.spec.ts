/** Courses: one by mouse, one by keyboard; whatever is tried gets an answer. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { tabTo } from './keys';
import { isMyTurn, position } from './table';

const teacher = (page: Page) => page.getByTestId('teacher');
const goOn = (page: Page) => page.locator('[data-testid="teacher"] .on');

/** What is clicked for each right answer, in order. */
const SALAMANCA: Record<string, string[][]> = {
  areas: [[], ['space:a'], ['tile:lake', 'place:d5']],
  claim: [['space:b'], ['tile:monastery', 'place:e3'], ['place:e3']],
  sell: [[], ['space:c'], ['tile:pasture', 'place:d5'], ['place:d4', 'place:d4']],
  order: [['card:8', 'card:8'], ['card:2', 'card:2'], ['piece:plague', 'place:e4'], ['space:c']],
  plagues: [[], ['piece:plague', 'place:c5']],
  conde: [[], ['piece:conde', 'place:d3']],
  hands: [[], ['card:7', 'card:7']],
  end: [[], ['space:a'], ['tile:pasture', 'place:d3'], ['place:b2', 'place:b2'], ['place:d4', 'place:d4']],
};

const thing = (page: Page, handle: string) =>
  handle.startsWith('place:')
    ? page.locator(`section.board [data-place="${handle.slice(6)}"]`).first()
    : page.locator(`[data-handle="${handle}"]`).first();

test('the course of Salamanca by mouse, from the first page to its end', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Learn it.*Salamanca/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Salamanca');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Begin' }).click();
  for (const [lesson, steps] of Object.entries(SALAMANCA)) {
    await expect(page).toHaveURL(new RegExp(`/learn/salamanca/${lesson}$`));
    for (const [index, clicks] of steps.entries()) {
      await expect(teacher(page)).toHaveAttribute('data-step', String(index + 1));
      for (const handle of clicks) await thing(page, handle).click();
      if (clicks.length > 0) await expect(teacher(page)).toContainText('Right');
      await expect(teacher(page)).not.toContainText(new RegExp(`${lesson}-\\d`));
      if (lesson === 'sell' && index === 3) expect(await violations(page)).toEqual([]);
      await goOn(page).click();
    }
  }
  // The last button leads on to a real table.
  await expect(page).toHaveURL(/\/t\//);
  // It is remembered without an account.
  await page.goto('/learn/salamanca');
  await expect(page.locator('.place.done')).toHaveCount(8);
});

test('what the teacher says is heard with what has the focus, and an arrow turns no page beyond the end of a lesson', async ({
  page,
}) => {
  // The first page of a lesson is only read: its words belong to the button that leads on.
  await page.goto('/learn/salamanca/areas');
  const first = await teacher(page).getByRole('status').innerText();
  expect(first.length).toBeGreaterThan(20);
  await expect(goOn(page)).toBeFocused();
  await expect(goOn(page)).toHaveAccessibleDescription(first.replace(/\s+/g, ' ').trim());
  await expect(teacher(page)).toHaveRole('group');
  await expect(teacher(page)).toHaveAccessibleName('Land and what it is worth');
  // Later on they are news, and are told once.
  await page.keyboard.press('ArrowRight');
  await expect(teacher(page)).toHaveAttribute('data-step', '2');
  await expect(teacher(page)).toHaveAccessibleDescription('');
  // One that begins with a task is heard as a whole.
  await page.goto('/learn/toledo/aim');
  await expect(teacher(page)).toBeFocused();
  const task = await teacher(page).getByRole('status').innerText();
  await expect(teacher(page)).toHaveAccessibleDescription(task.replace(/\s+/g, ' ').trim());

  await page.goto('/learn/toledo/end');
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(teacher(page)).toHaveAttribute('data-step', '2');
  await page.locator('#tab-moves').click();
  for (const notation of TOLEDO['end']?.slice(1) ?? []) {
    await page.locator(`#panel button[data-notation="${notation}"]`).click();
    await expect(teacher(page)).toContainText('Right');
    await page.keyboard.press('ArrowRight');
  }
  const game = teacher(page).getByRole('button', { name: 'Play your first game' });
  await expect(game).toBeVisible();
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') opened.push(request.url());
  });
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(game).toHaveCount(0);
  expect(opened.filter((url) => url.endsWith('/api/tables'))).toEqual([]);
  await expect(page).toHaveURL(/\/learn\/toledo\/end$/);
});

test('a lawful answer that misses the point, and an unlawful one', async ({ page }) => {
  await page.goto('/learn/salamanca/plagues');
  // What is asked while the teacher speaks is put away when the task comes: it would lie over the board.
  await thing(page, 'place:f1').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await goOn(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await thing(page, 'piece:plague').click();
  await thing(page, 'place:c6').click();
  await expect(teacher(page)).toContainText('Ana puts the poison on c6.');
  await expect(teacher(page)).toContainText('Look for the tile that all the others hang on.');
  await expect(page.locator('section.board [data-place="c6"]').first()).not.toHaveAccessibleName(/poison/);
  // A forest takes no poison: the rule says why.
  await thing(page, 'place:c3').click();
  await expect(page.getByRole('dialog')).toContainText('The poison cannot lie on a forest');
  await expect(page.getByRole('dialog')).toContainText('S-30');
  await page.keyboard.press('Escape');
  await thing(page, 'piece:plague').click();
  await thing(page, 'place:c5').click();
  await expect(teacher(page)).toContainText('One stone, four lakes gone');
});

/** The right answers of Toledo in notation; nothing for what is only read. */
const TOLEDO: Record<string, string[]> = {
  aim: ['go 3 17', 'bring 8'],
  shops: ['lay gem-1 3', 'go 3 0', 'use'],
  further: ['go 2 0', 'go 2 2'],
  price: ['go 4 6', 'pay 3', 'sword 8'],
  full: ['go 4 0', 'go 4 4'],
  duel: ['go 6 0', 'challenge 1', 'sword 7'],
  movement: ['go 3 0', 'go 5 3'],
  end: ['', 'go 2 18', 'bring 7'],
};

test('the course of Toledo with keys alone', async ({ page }) => {
  await page.goto('/learn/toledo');
  expect(await tabTo(page, 'a.next')).toBe(true);
  await page.keyboard.press('Enter');
  for (const [lesson, answers] of Object.entries(TOLEDO)) {
    await expect(page).toHaveURL(new RegExp(`/learn/toledo/${lesson}$`));
    for (const [index, notation] of answers.entries()) {
      await expect(teacher(page)).toHaveAttribute('data-step', String(index + 1));
      if (notation) {
        const move = `#panel button[data-notation="${notation}"]`;
        if ((await page.locator(move).count()) === 0) {
          expect(await tabTo(page, '#tab-moves', 'Shift+Tab')).toBe(true);
          await page.keyboard.press('Enter');
        }
        expect(await tabTo(page, move, notation.startsWith('lay') ? 'Tab' : 'Shift+Tab')).toBe(true);
        await page.keyboard.press('Enter');
        await expect(teacher(page)).toContainText('Right');
      }
      // The focus waits where one goes on.
      await expect(goOn(page)).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  await expect(page).toHaveURL(/\/t\//);
});

test('a first game against novices, with a companion that falls silent and can be switched off and on', async ({
  page,
}) => {
  await page.goto('/learn/toledo');
  await page.getByRole('button', { name: 'Play your first game' }).click();
  const companion = page.getByTestId('companion');
  const draw = async () => {
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
    const before = await position(page);
    await page.getByRole('button', { name: 'Draw two cards' }).click();
    await expect.poll(() => position(page)).not.toBe(before);
    await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  };
  await expect(isMyTurn(page)).toBeVisible({ timeout: 60_000 });
  await expect(companion).toContainText('equal cards are worth most');
  // It lies beside the board: nothing of it is covered while one reads.
  const [said, board] = [await companion.boundingBox(), await page.locator('section.board').boundingBox()];
  expect(said && board && said.x >= board.x + board.width).toBe(true);
  // What it lies over can be scrolled into sight and pressed.
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.locator('#panel button[data-notation]').last().click({ trial: true });
  await page.getByRole('tab', { name: 'Players' }).click();
  await companion.getByRole('button', { name: 'Understood' }).click();
  await expect(companion).toHaveCount(0);
  await draw();
  // The second time it also says why the computer players did what they did; then it has said enough.
  await expect(companion).toContainText('equal cards are worth most');
  await expect(companion.locator('li')).not.toHaveCount(0);
  await draw();
  await expect(page.getByRole('button', { name: 'Draw two cards' })).toBeVisible();
  await expect(companion).toHaveCount(0);
  // Whoever calls it again hears everything again.
  const companionBox = page.getByLabel('A companion explains each new kind of step');
  await page.getByRole('button', { name: 'Menu' }).click();
  await companionBox.uncheck();
  await companionBox.check();
  await page.keyboard.press('Escape');
  await expect(companion).toBeVisible();
  await companion.getByRole('button', { name: 'Companion off' }).click();
  await expect(companion).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the board has the room that the teacher does not need, and its fields stay in order', async ({
    page,
  }) => {
    const line = (place: number) =>
      page
        .locator(`section.board [data-place="${place}"]`)
        .first()
        .boundingBox()
        .then((box) => Math.round(box?.y ?? 0));
    await page.goto('/learn/toledo/duel');
    await thing(page, 'card:6').waitFor();
    const [said, frame] = await Promise.all([
      teacher(page).boundingBox(),
      page.locator('.teacher').boundingBox(),
    ]);
    expect(frame?.height ?? 0).toBeLessThan((said?.height ?? 0) + 4);
    // Fingers are told in one line how they can ask; a mouse is not spoken of.
    const tip = teacher(page).locator('.tip');
    await expect(tip).toBeVisible();
    await expect(tip.getByText('A long touch explains')).toBeVisible();
    await expect(tip.getByText('right click')).toBeHidden();
    expect((await tip.boundingBox())?.height ?? 99).toBeLessThan(20);
    // Lines of five, also when the teacher has more to say.
    expect(await line(4)).toBe(await line(1));
    expect(await line(5)).toBeLessThan(await line(4));
    await page.getByRole('button', { name: 'Draw two cards' }).tap();
    await expect(teacher(page).locator('.missed')).toBeInViewport();
    expect(await line(5)).toBeLessThan(await line(4));
  });

  test('in an own swordsmith the swords that can be made lie below the board', async ({ page }) => {
    await page.goto('/learn/toledo/duel');
    await thing(page, 'card:6').tap();
    await page.getByRole('button', { name: 'Do it' }).tap();
    await goOn(page).tap();
    await page.getByRole('button', { name: 'Challenge Inés' }).tap();
    await page.getByRole('button', { name: 'Do it' }).tap();
    await goOn(page).tap();
    await page.locator('section.board').getByRole('button', { name: 'Go on' }).tap();
    const sword = page.locator('section.hand [data-handle="sword:7"]');
    await expect(sword).toBeInViewport({ ratio: 1 });
    await sword.tap();
    await page.getByRole('button', { name: 'Do it' }).tap();
    await expect(teacher(page)).toContainText('Right');
  });

  test('after a miss one tap on another button is enough', async ({ page }) => {
    await page.goto('/learn/big-boss/merge');
    await goOn(page).tap();
    await thing(page, 'card:4').tap();
    await page.getByRole('button', { name: 'Do it' }).tap();
    await goOn(page).tap();
    await page.getByRole('button', { name: 'The castle Cádiz stays' }).tap();
    await expect(teacher(page).locator('.missed')).toBeVisible();
    // What the missed move would bring is told by the teacher, and does not push the buttons about.
    await expect(page.locator('.preview')).toBeHidden();
    await page.getByRole('button', { name: 'The castle Almería stays' }).tap();
    await expect(teacher(page)).toContainText('Right');
  });

  test('a move from the list leaves no list over the board, by finger, by mouse and by keys', async ({
    page,
  }) => {
    const list = page.locator('#panel');
    const move = page.locator('#panel button[data-notation="go 3 17"]');
    await page.goto('/learn/toledo/aim');
    await page.getByRole('tab', { name: 'Moves' }).tap();
    await move.tap();
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: 'Do it' }).tap();
    await expect(teacher(page)).toContainText('Right');
    await expect(list).toBeHidden();
    await page.goto('/learn/toledo/aim');
    await page.getByRole('tab', { name: 'Moves' }).click();
    await move.click();
    await expect(teacher(page)).toContainText('Right');
    await expect(list).toBeHidden();
    await page.goto('/learn/toledo/aim');
    await page.locator('#tab-moves').press('Enter');
    await expect(list).toBeVisible();
    expect(await tabTo(page, '#panel button[data-notation="draw"]')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(teacher(page).locator('.missed')).toBeVisible();
    await expect(list).toBeHidden();
    // The focus is where the list is opened again.
    await expect(page.locator('#tab-moves')).toBeFocused();
  });

  test('beside long words nothing lies over the board, and no title or button is cut off', async ({
    page,
  }) => {
    /** The field lies free in its middle. */
    const isFree = (place: string) =>
      page
        .locator(`section.board [data-place="${place}"]`)
        .first()
        .evaluate((field) => {
          const { x, y, width, height } = field.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.tools') === null;
        });
    const isWhole = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.every((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 3),
        );
    for (const [lesson, ...places] of [
      ['big-boss/beaten', '37', '38', '39'],
      ['alcazar/aim', '37', '38', '39'],
      ['salamanca/sell', 'i8', 'h8', 'i7'],
    ]) {
      await page.goto(`/learn/${lesson}`);
      await expect(goOn(page)).toBeInViewport({ ratio: 1 });
      for (const place of places) await expect.poll(() => isFree(place), `${lesson} ${place}`).toBe(true);
      expect(await isWhole('header h1'), lesson).toBe(true);
    }
    await page.goto('/learn/toledo/shops');
    await expect(page.locator('.bar .button').first()).toBeVisible();
    expect(await isWhole('.bar .button')).toBe(true);
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test('the hand is seen whole, and so is what is said of a miss', async ({ page }) => {
    const hand = page.locator('section.hand');
    const isWhole = () =>
      hand.evaluate(
        (it) => it.scrollHeight <= it.clientHeight + 4 && it.getBoundingClientRect().bottom <= innerHeight,
      );
    for (const lesson of ['alcazar/lift', 'big-boss/height', 'salamanca/order', 'toledo/duel']) {
      await page.goto(`/learn/${lesson}`);
      await expect(hand.locator('[data-handle]').last()).toBeInViewport({ ratio: 1 });
      expect(await isWhole(), lesson).toBe(true);
    }
    await page.goto('/learn/toledo/aim');
    await page.getByRole('button', { name: 'Draw two cards' }).tap();
    await expect(page.getByText('you already hold the one you need')).toBeInViewport({ ratio: 1 });
    expect(await isWhole()).toBe(true);
    // Long words leave the way on in sight, and a task is read without scrolling.
    for (const lesson of ['alcazar/beaten', 'alcazar/withdraw', 'big-boss/withdraw', 'salamanca/areas']) {
      await page.goto(`/learn/${lesson}`);
      await expect(goOn(page), lesson).toBeInViewport({ ratio: 1 });
    }
    for (const lesson of ['toledo/aim', 'toledo/duel', 'alcazar/lift']) {
      await page.goto(`/learn/${lesson}`);
      await expect(teacher(page).getByRole('status'), lesson).toBeInViewport({ ratio: 1 });
    }
    // The answer to an exercise leaves the way on in sight.
    await page.goto('/exercises/alcazar');
    await page.getByRole('tab', { name: 'Moves' }).tap();
    await page.locator('aside ul button[data-notation]').nth(1).tap();
    // What a move brings is told of somebody with a name.
    await expect(page.locator('.preview')).toContainText(/^Ana /);
    await page.getByRole('button', { name: 'Do it' }).tap();
    await expect(page.getByRole('button', { name: 'Next exercise' })).toBeInViewport({ ratio: 1 });
    expect(await isWhole()).toBe(true);
  });
});
