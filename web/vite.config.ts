import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The service that answers /api while developing (`isolario serve`).
const service = process.env.ISOLARIO_SERVICE ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    outDir: '../src/isolario/server/static',
    emptyOutDir: true,
    // The page's security policy allows no data: addresses, so nothing is inlined as one.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: service, ws: true } } },
  // One page for all files: making one for each would take most of the time.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], isolate: false },
});
