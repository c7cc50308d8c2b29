import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The real service with its real bots, on a fresh database. PYTHON names the interpreter that has isolario installed.
const port = Number(process.env.E2E_PORT ?? 8432);
const here = join(import.meta.dirname, '..', '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(here) ? here : 'python3');
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'isolario-e2e-'));
// The workers of the runner load this file again: they must see the same folder.
process.env.E2E_DATA = data;

// The shell has no windows to care for and needs a quarter less time; the browser itself will do.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? browsers.find(existsSync),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
// No page of a test lives long enough to earn back what it takes to compile its hottest code once more.
const use = { launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-turbofan'] } };

const command = `"${python}" e2e/service.py ${port} "${data}"`;
/** The service as it is installed, without the tutorial's game. */
export const plain = { command, url: `http://127.0.0.1:${port}/api/health`, timeout: 60_000, reuseExistingServer: false };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A third of the time a page and its test wait: for each other, for bots, for a finger to settle. Three at a time keep two cores busy.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  // Tests of one file share nothing either, and some files take far longer than others.
  fullyParallel: true,
  forbidOnly: true,
  // Two busy cores can make a page late; what fails twice is broken.
  retries: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // What takes longest begins first: at the end the others would wait for it.
  projects: [
    { name: 'games', grep: /whole game/, use },
    { name: 'moments', grepInvert: /whole game/, use },
  ],
  webServer: { ...plain, command: `${command} ../examples/kalah.py` },
});
