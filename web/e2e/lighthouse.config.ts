import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  outputDir: '../test-results',
  testMatch: 'lighthouse.ts',
  workers: 1,
  timeout: 1_800_000,
});
