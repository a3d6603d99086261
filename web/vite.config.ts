import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the server; it must be started with `--origin` and the address of this one. */
const server = process.env['TERTULIA_SERVER'] ?? 'http://localhost:8080';

const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The server's Content-Security-Policy allows no data: fonts and scripts; small files stay files.
    assetsInlineLimit: 0,
    // Tells the server which files belong to the page of a table, so that it can announce them.
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'happy-dom',
  },
  // Svelte's browser build, not the one for servers.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
