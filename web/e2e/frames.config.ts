import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { CHROMIUM } from './browser';

export default defineConfig(base, {
  testDir: '.',
  use: { launchOptions: CHROMIUM },
  outputDir: '../test-results',
  testMatch: ['frames.ts', 'answer.ts'],
  workers: 1,
});
