import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  outputDir: '../test-results',
  testMatch: ['frames.ts', 'answer.ts'],
  workers: 1,
});
