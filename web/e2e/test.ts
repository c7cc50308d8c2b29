/** Playwright's `test` that tidies up: browsers of other people opened in a test are closed when it ends. */
import { test as plain } from '@playwright/test';

export const test = plain.extend<{ tidy: void }>({
  tidy: [
    async ({ browser, context }, use) => {
      await use();
      for (const other of browser.contexts()) if (other !== context) await other.close();
    },
    { auto: true },
  ],
});
