import base, { plain } from '../playwright.config';

// `make pictures`: the same service and browser as in the tests, but taking pictures.
export default {
  ...base,
  testDir: '.',
  testMatch: 'pictures.ts',
  projects: [{}],
  workers: 2,
  outputDir: '../test-results',
  timeout: 600_000,
  webServer: { ...plain, cwd: '..' },
};
