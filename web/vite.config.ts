import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the server; it must be started with `--origin` and the address of this one. */
const server = process.env['TERTULIA_SERVER'] ?? 'http://localhost:8080';

const proxy = { '/api': { target: server, ws: true } };

/** What the lobby says of each game stands in a file of the game, and comes with the texts of the first page: one file for all. */
const gamesOfLobby: Plugin = {
  name: 'games-of-lobby',
  enforce: 'pre',
  load(id) {
    const path = /^(.*\/texts\/\w+\/web\.ftl)\?raw$/.exec(id)?.[1];
    if (path === undefined) return null;
    const folder = dirname(path);
    const games = readdirSync(folder).filter((name) => /^lobby-.*\.ftl$/.test(name));
    const paths = [path, ...games.sort().map((name) => join(folder, name))];
    for (const one of paths) this.addWatchFile(one);
    return `export default ${JSON.stringify(paths.map((one) => readFileSync(one, 'utf8')).join('\n'))};`;
  },
};

export default defineConfig({
  plugins: [gamesOfLobby, svelte()],
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
