import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  outputDir: '../test-results',
  testMatch: ['screenshots.ts', '*-scenes.ts'],
  timeout: 600_000,
});
