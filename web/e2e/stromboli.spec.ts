/** Stromboli, played by people: clicks, keys, fingers, eyes only; both variants; the guide. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { asked, bot, create, me, myTurn, over, settle, sit, type Seat } from './people';

const base = { variant: 'base', first_player: '0' };
const tactical = { variant: 'tactical', first_player: '0' };
const table = (page: Page, options: Record<string, string> = base, seats: Seat[] = [me, bot]) => create(page, seats, options, 'stromboli');

/** What somebody in a hurry points at next: cards, then whatever moves the boat; empty for a button. */
async function wish(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-state="possible"]')];
    const id = (node: HTMLElement) => node.dataset.element ?? '';
    const of = (kind: string) => all.filter((node) => id(node).startsWith(`${kind}:`));
    const any = (nodes: HTMLElement[]) => nodes[Math.floor(Math.random() * nodes.length)];
    const boat = all.find((node) => id(node) === 'boat');
    const sails = of('beach').find((node) => node.getAttribute('aria-label')?.includes('at the boat'));
    const reserve = of('disc').filter((node) => node.closest('.reserve'));
    const inward = of('space').sort((a, b) => Number(id(b).slice(6)) % 3 - (Number(id(a).slice(6)) % 3));
    const found = any(of('card')) ?? any(of('scorecard')) ?? inward[0] ?? any(of('crater')) ?? boat ?? sails ?? any(of('beach')) ?? any(of('lavadisc')) ?? any(reserve) ?? all[0];
    return found ? id(found) : '';
  });
}

const version = (page: Page) => page.locator('.stage').getAttribute('data-version');

type Press = (page: Page, element: string) => Promise<void>;
const click: Press = (page, element) => page.locator(`[data-element="${element}"]`).first().dispatchEvent('click');
const finger: Press = async (page, element) => {
  await page.locator(`[data-element="${element}"][data-state="possible"]`).first().tap({ force: true, timeout: 4000 }).catch(() => undefined);
};
/** Tab or Shift+Tab, whichever is shorter, until the wished thing has the focus. */
const keys: Press = async (page, element) => {
  for (let tries = 0; tries < 4; tries++) {
    const way = await page.evaluate((wanted) => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [tabindex="0"]')].filter(
        (node) => node.tabIndex >= 0 && !node.matches(':disabled') && node.getClientRects().length > 0,
      );
      const at = stops.indexOf(document.activeElement as HTMLElement);
      return stops.findIndex((node) => node.dataset.element === wanted && node.dataset.state) - at;
    }, element);
    for (let presses = 0; presses < Math.abs(way); presses++) await page.keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab');
    if ((await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.element ?? '')) === element) return page.keyboard.press('Enter');
  }
};

/** One decision, however many things it takes to point at. */
async function decide(page: Page, press: Press): Promise<void> {
  const before = await version(page);
  for (let picks = 0; picks < 6; picks++) {
    const element = await wish(page);
    if (element) await press(page, element);
    else await page.locator('.choices .button').first().click({ timeout: 3000 }).catch(() => undefined);
    await page.waitForTimeout(20);
    if ((await version(page)) !== before || (await asked(page).count()) === 0) return;
  }
}

async function playOn(page: Page, press: Press, most = 400): Promise<number> {
  let made = 0;
  while (made < most && (await myTurn(page))) {
    await decide(page, press);
    made += 1;
  }
  return made;
}

const where = (page: Page) =>
  page.evaluate(() => Object.fromEntries([...document.querySelectorAll<SVGElement>('[data-piece]')].map((node) => [node.dataset.piece, node.getAttribute('transform')])));

test('a whole base game by clicks, to the explained score', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page);
  await sit(page, (await table(page)).table);
  expect(await playOn(page, click)).toBeGreaterThan(10);
  await expect(over(page)).toBeVisible();
  await expect(page.locator('.result')).toContainText(/scoring 2|No points yet/);
});

test('the tactical variant with keys alone', async ({ page }) => {
  test.setTimeout(400_000);
  await settle(page);
  await sit(page, (await table(page, tactical)).table);
  await expect(page.locator('[data-element="lavadisc:0"]')).toBeVisible();
  expect(await playOn(page, keys)).toBeGreaterThan(10);
  await expect(over(page)).toBeVisible();
});

test('with a finger on a phone of 360 pixels', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await settle(page);
  await sit(page, (await table(page)).table);
  // Everything that can be picked first is wide enough for a finger.
  await myTurn(page);
  for (const disc of await page.locator('.reserve [data-state="possible"]').all()) {
    const box = await disc.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await playOn(page, finger, 25)).toBe(25);
  const out = await page.locator('.away').count();
  const moved = await page.locator('[role=log]').count();
  expect(out + moved).toBeGreaterThan(0);
  await context.close();
});

test('a disc in hand shows where the boat would land, and a beach that would tie says why not', async ({ page }) => {
  await settle(page, { name: 'You' });
  const { table: id } = await table(page, base, [{ kind: 'me', name: 'You' }, { kind: 'here', name: 'Bea' }]);
  await sit(page, id);
  await myTurn(page);
  await click(page, 'disc:0:3');
  await expect(page.locator('.told')).toContainText('Nobody has a disc at D');
  await click(page, 'beach:2');
  await page.getByRole('button', { name: /shaman stay/ }).click();
  // Bea: her 3 would make it 3 against 3 on C, her 2 at the boat brings it to C.
  await expect(page.locator('[data-element="disc:1:3"][data-state="possible"]')).toBeVisible();
  await click(page, 'disc:1:3');
  await expect(page.locator('.refused')).toHaveCount(1);
  await click(page, 'beach:2');
  await expect(page.locator('.notice')).toContainText('3 against 3');
  await expect(page.locator('.notice')).toContainText('ST-DISC-5');
  await click(page, 'disc:1:2');
  await expect(page.locator('.told')).toContainText('would choose a card');
  await page.locator('[data-element="beach:0"]').dispatchEvent('pointerenter');
  await expect(page.locator('.told.sure')).toBeVisible();
  await expect(page.locator('.ghost').first()).toBeVisible();
  await click(page, 'beach:0');
  await expect(page.locator('[data-element="card:2:0"][data-state="possible"], .plaque').first()).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.locator('.threat')).toHaveCount(5);
});

test('somebody who watches sees the same island and can choose nothing', async ({ browser }) => {
  test.setTimeout(200_000);
  const context = await browser.newContext();
  const player = await context.newPage();
  await settle(player);
  const { table: id } = await table(player);
  await sit(player, id);
  const other = await browser.newContext();
  const watcher = await other.newPage();
  await settle(watcher);
  await sit(watcher, id);
  await playOn(player, click, 12);
  await myTurn(player);
  await expect.poll(async () => JSON.stringify(await where(watcher)), { timeout: 20_000 }).toBe(JSON.stringify(await where(player)));
  expect(await watcher.locator('[data-state="possible"]').count()).toBe(0);
  await context.close();
  await other.close();
});

for (const [theme, language, options] of [['day', 'en', base], ['night', 'it', tactical]] as const) {
  test(`axe finds nothing on the board (${theme}, ${language})`, async ({ page }) => {
    test.setTimeout(200_000);
    await settle(page, { theme, language });
    await sit(page, (await table(page, options)).table);
    await playOn(page, click, 15);
    await myTurn(page);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations.flatMap((one) => one.nodes.map((node) => `${one.id} ${node.target.join(' ')} ${node.failureSummary}`))).toEqual([]);
  });
}

test('the guide leads from the first disc to the first eruption', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page);
  await page.goto('/game/stromboli');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  const guide = page.locator('.guide');
  await expect(guide).toContainText('six beaches');
  const told = new Set<string>();
  for (let step = 0; step < 400 && (await guide.count()); step++) {
    told.add(((await guide.textContent()) ?? '').slice(0, 60));
    const on = guide.locator('.button.main');
    if (await on.count()) await on.first().click();
    else if (await myTurn(page)) await decide(page, click);
    await page.waitForTimeout(20);
  }
  expect(told.size).toBeGreaterThanOrEqual(9);
});
