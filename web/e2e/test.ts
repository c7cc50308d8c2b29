/**
 * Playwright's `test` that tidies up: browsers of other people opened in a test are closed when it ends. And it listens: a
 * sentence with a place that nobody filled, or one that nobody wrote, fails the test that met it.
 */
import { expect, test as plain, type BrowserContext, type ConsoleMessage } from '@playwright/test';

export const test = plain.extend<{ tidy: void }>({
  tidy: [
    async ({ browser, context }, use) => {
      const broken: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (message.text().startsWith('sentence: ')) broken.push(message.text());
      };
      const open = browser.newContext.bind(browser);
      browser.newContext = async (...options): Promise<BrowserContext> => {
        const made = await open(...options);
        made.on('console', listen);
        return made;
      };
      context.on('console', listen);
      await use();
      browser.newContext = open;
      for (const other of browser.contexts()) if (other !== context) await other.close();
      expect([...new Set(broken)], 'every sentence is whole').toEqual([]);
    },
    { auto: true },
  ],
});
