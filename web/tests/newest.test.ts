import { expect, test } from 'vitest';
import { Newest } from '../src/shell/newest';

/** Answers that come when the test says so, in its order. */
function answers() {
  const waiting: ((answer: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => waiting.push(resolve));
  const give = (question: number, answer: string) => waiting[question]?.(answer);
  return { ask, give };
}

test('an answer that was asked for before what is shown is not shown any more', async () => {
  const { ask, give } = answers();
  const newest = new Newest();
  const shown: string[] = [];
  const show = (answer: string) => shown.push(answer);
  const [first, second] = [newest.take(ask, show), newest.take(ask, show)];
  give(1, 'after the change');
  await second;
  give(0, 'before the change');
  await first;
  expect(shown).toEqual(['after the change']);
});

test('whoever asks again and again is shown each answer, however late', async () => {
  const { ask, give } = answers();
  const newest = new Newest();
  const shown: string[] = [];
  const show = (answer: string) => shown.push(answer);
  const [first, second] = [newest.take(ask, show), newest.take(ask, show)];
  give(0, 'one');
  await first;
  give(1, 'two');
  await second;
  expect(shown).toEqual(['one', 'two']);
});
