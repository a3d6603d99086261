import { defineConfig } from '@playwright/test';
import { SHELL } from './e2e/browser';
import { unusedPort } from './e2e/ports';

// Those who run the tests are started by whoever reads this first, and find the same port.
const port = Number((process.env['TERTULIA_PORT'] ??= String(await unusedPort())));
const baseURL = process.env['TERTULIA_URL'] ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // On a busy machine a test may miss its moment; the report names every one that needed its second try.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    // What cannot be clicked fails here, and not at the end of the test.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 720 },
    locale: 'en',
    // Moves are shown at once: tests do not wait for pictures.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: SHELL,
  },
  ...(process.env['TERTULIA_URL']
    ? {}
    : {
        webServer: {
          command: `../scripts/serve-for-tests ${port}`,
          // Not that of the other configurations in e2e, which are built on this one.
          cwd: import.meta.dirname,
          url: `${baseURL}/health`,
          timeout: 900_000,
        },
      }),
});
