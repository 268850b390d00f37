import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = process.env['VOLTE_SERVER'] ?? 'http://127.0.0.1:8000'

// The server sends a strict Content-Security-Policy: no inline script or style and no data: addresses
// in what is built, so nothing is inlined and Vite's preload helper stays out.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $locales: here('../src/volte/locales'),
      $faces: here('../src/volte/faces'),
    },
    // Vitest would else take Svelte's server half.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/volte/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Older phones know no light-dark(): it is written out for them.
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    // The server names the files of the rule pages' examples by this list (src/volte/server/pages.py).
    manifest: 'build.json',
    rolldownOptions: {
      input: [here('./index.html'), here('./src/rules/main.ts')],
      // How long the plugins took says nothing to who builds this to play.
      checks: { bundlerTimings: false },
    },
    modulePreload: { polyfill: false },
  },
  // `npm run dev` shows the client with a server that runs elsewhere (VOLTE_SERVER).
  server: {
    port: 5173,
    fs: { allow: [here('.'), here('../src/volte')] },
    proxy: {
      '/api': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: [here('./src/words/all.ts')] },
})
