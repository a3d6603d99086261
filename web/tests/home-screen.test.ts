/** The page on a home screen: iPhones show notices of no other. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const file = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path));
const page = file('index.html').toString();

interface WebManifest {
  display: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string }[];
}
const manifest = JSON.parse(file('public/app.webmanifest').toString()) as WebManifest;

/** Width and height, from the head of the file. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the page says how it stands on a home screen, with icons that there are', () => {
  expect(page).toContain('<link rel="manifest" href="/app.webmanifest" />');
  expect(manifest.display).toBe('standalone');
  expect(manifest.start_url).toBe('/');
  for (const { src, sizes, type } of manifest.icons) {
    expect(type).toBe('image/png');
    expect(sizeOf(file(`public${src}`))).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(page).toContain('<link rel="apple-touch-icon" href="/icon-180.png" />');
  expect(sizeOf(file('public/icon-180.png'))).toBe('180x180');
});

test('the service worker shows notices with icons that browsers can draw', () => {
  const named =
    file('public/sw.js')
      .toString()
      .match(/'\/[\w-]+\.png'/g) ?? [];
  expect(named).toHaveLength(2);
  for (const name of named) expect(sizeOf(file(`public${name.slice(1, -1)}`))).toMatch(/^(192|96)x/);
});
