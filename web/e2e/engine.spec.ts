/** What the engine does for every board: second person, last moves, steps shown again, layers, camera, guides taken up again. */
import { expect, type Page } from '@playwright/test';
import { Finger } from './finger';
import { test } from './test';
import { bot, choose, create, finish, me, myTurn, PHONE, plain, possible, settle, sit } from './people';

const you = { kind: 'me', name: 'You' } as const;
const travels = (page: Page) => page.evaluate(() => document.getAnimations().filter((one) => one.id === 'travel').length);
const look = (page: Page) => page.locator('.camera').evaluate((node) => (node as SVGGElement).style.transform);

/** Until a pile can be lifted: the setting up is done. */
async function begin(page: Page): Promise<void> {
  while ((await myTurn(page)) && !(await page.locator('.sentence').textContent())?.includes('Choose a pile')) await choose(page);
}

test('whoever is called "You" is spoken to, everybody else is spoken of, in both languages', async ({ page }) => {
  await settle(page, { name: '' });
  const { table } = await create(page, [you, bot], plain);
  await sit(page, table);
  await begin(page);
  const log = page.getByRole('log');
  await expect(log).toContainText(/You put/);
  await expect(log).toContainText(/\w+ puts/);
  await expect(log).not.toContainText(/You puts/);
  await page.locator('header nav button').first().click();
  await expect(log).toContainText(/Metti/);
  await expect(log).not.toContainText(/(Tu|You) mette/);
});

test('the drawing of a board is as large as its stage', async ({ page }) => {
  await settle(page);
  await sit(page, (await create(page)).table);
  expect(await page.locator('.view .drawing').boundingBox()).toEqual(await page.locator('.stage .view').boundingBox());
});

test('what the others did stays in sight until I act, and a line of the log shows its step again', async ({ page }) => {
  await settle(page, { speed: 'fast' });
  const { table } = await create(page);
  await sit(page, table);
  await begin(page);
  await choose(page);
  await begin(page);
  // The mouse rests where it pressed: what it points at there would hide what the others did.
  await page.mouse.move(0, 0);
  await expect(page.locator('.sown')).not.toHaveCount(0);
  const sown = () => page.locator('.sown').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('d')));
  const [theirs] = await sown();
  // A quick journey may be over before anybody asks: the page itself looks at every frame.
  await page.evaluate(() => {
    const seen = window as unknown as { travelled: boolean };
    const look = () => {
      seen.travelled ||= document.getAnimations().some((one) => one.id === 'travel');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('log').locator('.line', { hasText: /sows/ }).last().click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { travelled: boolean }).travelled)).toBe(true);
  await expect(page.locator('.bar.asked')).toBeVisible();
  await expect.poll(() => travels(page)).toBe(0);
  expect(await sown()).toContain(theirs);
  await choose(page);
  await expect.poll(sown).not.toContain(theirs);
});

test('layers have a key and a button in the bar, for a finger too, and are remembered; a replay has them too', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  await myTurn(page);
  const names = page.getByRole('button', { name: 'Names' });
  await expect(names).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('n');
  await expect(names).toHaveAttribute('aria-pressed', 'true');
  const left = page.getByRole('button', { name: 'What is left' });
  const box = await left.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await left.tap();
  await page.reload();
  await expect(names).toHaveAttribute('aria-pressed', 'true');
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  await finish(page, table);
  await page.goto(`/table/${table}/replay`);
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  await left.tap();
  await expect(left).toHaveAttribute('aria-pressed', 'false');
});

test('the camera follows wheel, drag and keys; a drag chooses nothing', async ({ page }) => {
  await settle(page);
  const { table } = await create(page, [me, bot], {}, 'the_island');
  await sit(page, table);
  await myTurn(page);
  const whole = await look(page);
  const box = await page.locator('.view').boundingBox();
  if (!box) throw new Error('no stage');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => look(page)).not.toBe(whole);
  const closer = await look(page);
  const version = await page.locator('.stage').getAttribute('data-version');
  await page.mouse.down();
  await page.mouse.move(middle.x - 80, middle.y - 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => look(page)).not.toBe(closer);
  await expect(page.locator('[data-state="picked"]')).toHaveCount(0);
  expect(await page.locator('.stage').getAttribute('data-version')).toBe(version);
  const dragged = await look(page);
  // With Shift, because the press may have left the focus on something that arrows go on from.
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => look(page)).not.toBe(dragged);
  await page.keyboard.press('0');
  await expect.poll(() => look(page)).toBe(whole);
});

test('on a phone the first tap comes closer where targets lie too close, the next one chooses', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const finger = new Finger(page);
  await settle(page);
  const { table } = await create(page, [me, bot], {}, 'the_island');
  await sit(page, table);
  await myTurn(page);
  const whole = await look(page);
  const version = await page.locator('.stage').getAttribute('data-version');
  await possible(page).first().tap({ force: true });
  await expect.poll(() => look(page)).not.toBe(whole);
  expect(await page.locator('.stage').getAttribute('data-version')).toBe(version);
  expect((await finger.play(3)).decisions).toBe(3);
});

test('on a phone the guide stands at the thumb, in sight with the board, and can be folded', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })).newPage();
  await settle(page, { language: 'it' });
  await page.goto('/guide/stromboli');
  const guide = page.locator('.guide');
  const thought = guide.locator('.thought');
  await expect(thought).toBeInViewport({ ratio: 1 });
  expect(await guide.evaluate((node) => node.getBoundingClientRect().height)).toBeLessThan(740 / 4);
  for (const button of await guide.getByRole('button').all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await guide.locator('.main').tap();
  await expect(guide).toContainText('Passo 2');
  // What it asks for is in sight above it.
  await expect(page.locator('.reserve [data-state="possible"]').first()).toBeInViewport({ ratio: 1 });
  await guide.locator('.fold').tap();
  await expect(thought).toBeHidden();
  await guide.locator('.fold').tap();
  await expect(thought).toBeVisible();
});

test('a guide is taken up again where somebody stopped', async ({ page }) => {
  await settle(page);
  await page.goto('/guide/nomads');
  const guide = page.locator('.guide');
  await expect(guide).toContainText('Eight rugs');
  await guide.getByRole('button', { name: 'Go on' }).click();
  await expect(guide).toContainText('first disc');
  const address = page.url();
  await page.goto('/');
  await page.goto('/guide/nomads');
  await expect(page).toHaveURL(address);
  await expect(guide).toContainText('first disc');
  await guide.getByRole('button', { name: 'Skip the guide' }).click();
  await page.goto('/guide/nomads');
  await expect(guide).toContainText('Eight rugs');
  expect(page.url()).not.toBe(address);
});
