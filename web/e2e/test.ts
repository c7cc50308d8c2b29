/**
 * Playwright's `test` that tidies up: browsers of other people opened in a test are closed when it ends. And it listens: a
 * sentence with a place that nobody filled, or one that nobody wrote, fails the test that met it, and so does an error that nothing
 * in the page has caught. And it paints nothing, which would take a third of the time, where nobody looks (`paint` in people.ts).
 */
import { expect, test as plain, type BrowserContext } from '@playwright/test';
import { unpainted } from './people';

export const test = plain.extend<{ tidy: void }>({
  tidy: [
    async ({ browser, context }, use) => {
      const broken: string[] = [];
      const listen = (to: BrowserContext) => {
        to.on('console', (message) => {
          if (message.text().startsWith('sentence: ')) broken.push(message.text());
        });
        to.on('weberror', (problem) => broken.push(String(problem.error().stack)));
      };
      const open = browser.newContext.bind(browser);
      browser.newContext = async (...options): Promise<BrowserContext> => {
        const made = await open(...options);
        listen(made);
        await unpainted(made);
        return made;
      };
      listen(context);
      await unpainted(context);
      await use();
      browser.newContext = open;
      for (const other of browser.contexts()) if (other !== context) await other.close();
      expect([...new Set(broken)], 'every sentence is whole, and nothing broke').toEqual([]);
    },
    { auto: true },
  ],
});
