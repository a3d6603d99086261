/** A course and a lesson that do not come can be asked for again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CoursePage from '../src/learn/CoursePage.svelte';
import LessonPage from '../src/learn/LessonPage.svelte';
import { loadTexts } from '../src/texts/texts.svelte';
import { close, open, said, settled, WaitingRequests } from './pages';

let requests: WaitingRequests;

beforeEach(async () => {
  requests = new WaitingRequests();
  await Promise.all([loadTexts('web'), loadTexts('web-learn'), loadTexts('learn-toledo')]);
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

test('a course', async () => {
  open(CoursePage, { game: 'toledo' });
  expect(said()).toContain('One moment …');
  (await requests.asked('/games/toledo/lessons')).fail();
  await settled();
  expect(said()).toContain('Try again now');
  expect(document.querySelectorAll('main')).toHaveLength(1);
});

test('a lesson, unless there is none of that name', async () => {
  open(LessonPage, { game: 'toledo', lesson: 'aim' });
  (await requests.asked('/games/toledo/lessons/aim')).fail();
  await settled();
  expect(said()).toContain('Try again now');
  close();
  open(LessonPage, { game: 'toledo', lesson: 'none' });
  (await requests.asked('/games/toledo/lessons/none')).answer({ key: 'not-found', detail: '' }, 404);
  await settled();
  expect(said()).toContain('There is nothing at this address.');
  expect(said()).not.toContain('Try again now');
});
