import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  {
    rules: {
      // TypeScript knows the names; the page has its own router, not SvelteKit's.
      'no-undef': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      // Caches and local tallies are plain on purpose; what the page shows is reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { ignores: ['node_modules/', 'dist/', 'test-results/', 'src/lib/schema.ts'] },
);
