import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { CHROMIUM } from './browser';

export default defineConfig(base, {
  testDir: '.',
  use: { launchOptions: CHROMIUM },
  outputDir: '../test-results',
  testMatch: 'lighthouse.ts',
  workers: 1,
  timeout: 1_800_000,
});
