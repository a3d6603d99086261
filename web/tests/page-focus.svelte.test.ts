import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepPageFocus } from '../src/shell/page-focus';
import { go } from '../src/shell/router.svelte';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** What is changed is noticed, and the focus settles in the frames after it. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 4; frames++) await frame();
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function press(key: string): void {
  dispatchEvent(new KeyboardEvent('keydown', { key }));
  dispatchEvent(new KeyboardEvent('keyup', { key }));
}

beforeAll(() => {
  // It is not drawn: everything that is there is seen.
  HTMLElement.prototype.checkVisibility ??= () => true;
  keepPageFocus();
});

beforeEach(() => {
  document.body.innerHTML = `<header><a href="/" id="home">Home</a></header>
    <main><h1>People</h1>
      <ul><li><button id="first">1</button></li><li><button id="second">2</button></li><li><button id="third">3</button></li></ul>
      <button id="last">Save</button></main>`;
});

test('what has gone gives the focus to what is at its place', async () => {
  find('#second').focus();
  press('Enter');
  find('#second').parentElement?.remove();
  await settled();
  expect(document.activeElement?.id).toBe('third');
  press('Enter');
  find('ul').remove();
  await settled();
  expect(document.activeElement?.id).toBe('last');
});

test('what is put off while the server is asked has the focus again afterwards', async () => {
  find('#last').focus();
  press('Enter');
  find('#last').blur();
  find('#last').toggleAttribute('disabled', true);
  await settled();
  expect(document.activeElement).toBe(document.body);
  find('#last').toggleAttribute('disabled', false);
  await settled();
  expect(document.activeElement?.id).toBe('last');
});

test('whoever points, or goes elsewhere, is left alone', async () => {
  find('#second').focus();
  dispatchEvent(new Event('pointerdown'));
  find('#second').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a page that was gone to begins at its heading, as soon as that is there', async () => {
  find('#home').focus();
  go('/settings');
  find('main').innerHTML = '';
  await settled();
  find('main').innerHTML = '<h1>Settings</h1>';
  await settled();
  expect(document.activeElement?.textContent).toBe('Settings');
});

test('the same page with another choice in its address leaves the focus where it is', async () => {
  find('#second').focus();
  go('/settings?tab=2', 'replace');
  await settled();
  expect(document.activeElement?.id).toBe('second');
});
