import { expect } from '@playwright/test';
import { Finger } from './finger';
import { test } from './test';
import { bot, choose, create, finish, me, myTurn, over, PHONE, plain, play, possible, settle, sit } from './people';

test('one click on the chart and one on the box, and I play', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Nomads/ }).click();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await page.waitForURL(/\/table\//);
  expect(await play(page, 3)).toBe(3);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
});

test('a whole game of Nomads by clicks against bots, to the last page', async ({ page }) => {
  test.setTimeout(400_000);
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  expect(await play(page)).toBeGreaterThan(15);

  await expect(over(page)).toContainText(/win|victory/i);
  // The points line by line: pointing at a line lights up what made it.
  const line = page.locator('.result details[open] .line').first();
  await line.hover();
  await expect(page.locator('.lit').first()).toBeAttached();
  await expect(page.getByRole('img', { name: 'Points over time' })).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.txt$/);

  await page.getByRole('link', { name: 'Check the luck' }).click();
  await expect(page.locator('.good')).toContainText('draws follows');
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.tools')).toBeVisible();
  await expect(over(page)).toHaveCount(0);
});

test('the bar asks in one sentence, the board narrows, hovering shows what would happen', async ({ page }) => {
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  while ((await myTurn(page)) && !(await page.locator('.sentence').textContent())?.includes('Choose a pile')) await choose(page);
  const piles = page.locator('.pile[data-state="possible"]');
  await piles.first().click({ force: true });
  await expect(page.locator('.pile[data-state="picked"]')).toHaveCount(1);
  await expect(piles).toHaveCount(2);
  await piles.first().hover({ force: true });
  await expect(page.locator('.ghost').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.pile[data-state="picked"]')).toHaveCount(0);
});

test('what is not allowed says why and opens the rule', async ({ page }) => {
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  while ((await myTurn(page)) && !(await page.locator('.sentence').textContent())?.includes('Choose a pile')) await choose(page);
  await page.locator('[data-element="card:legend:6:3"]').click();
  await expect(page.locator('.notice')).toContainText('NO-');
  await page.getByRole('button', { name: 'See the rule' }).click();
  await expect(page.locator('.rule-here')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.rule-here')).toHaveCount(0);
});

test('moves can be confirmed first', async ({ page }) => {
  await settle(page, { confirm: true });
  const { table } = await create(page);
  await sit(page, table);
  await myTurn(page);
  await possible(page).first().click({ force: true });
  await expect(page.locator('.sentence')).toHaveText(/Play this\?/);
  await page.locator('.choices .main').click();
  await expect(page.locator('.sentence')).not.toHaveText(/Play this\?/);
});

test('several people at one screen take turns', async ({ page }) => {
  await settle(page);
  const { table } = await create(page, [me, { kind: 'here', name: 'Bea' }, bot], { adventurers: 'nostromo,red,moon', first_player: '0' });
  await sit(page, table);
  const names = new Set<string>();
  for (let turn = 0; turn < 12; turn++) {
    await myTurn(page);
    names.add((await page.locator('.sentence b').textContent()) ?? '');
    await choose(page);
  }
  expect([...names].sort()).toEqual(['Ada', 'Bea']);
});

test('a game with keys alone', async ({ page }) => {
  test.setTimeout(400_000);
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  const made = await play(page, Infinity, 'keys');
  expect(made).toBeGreaterThan(10);
  await expect(over(page)).toBeVisible();
});

test('a whole game by a clumsy finger on a phone', async ({ browser }) => {
  test.setTimeout(400_000);
  const page = await (await browser.newContext(PHONE)).newPage();
  const finger = new Finger(page);
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  expect((await finger.play()).decisions).toBeGreaterThan(10);
  await expect(over(page)).toBeVisible();
});

test('arrow keys go from one possible thing to the next', async ({ page }) => {
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  await myTurn(page);
  await possible(page).first().focus();
  const first = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.element);
  await page.keyboard.press('ArrowDown');
  const second = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.element);
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
});

test('undo is free against bots', async ({ page }) => {
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  await myTurn(page);
  const before = await page.locator('[data-piece]').count();
  await choose(page);
  await expect.poll(() => page.locator('[data-piece]').count()).toBeGreaterThan(before);
  await myTurn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('[data-piece]').count()).toBe(before);
});

test('a hint says what a strong bot would do', async ({ page }) => {
  await settle(page);
  const { table } = await create(page);
  await sit(page, table);
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('heading', { name: 'What a strong bot would do' })).toBeVisible({ timeout: 60_000 });
  // A place that nothing fills shows as its own name.
  await expect(page.locator('.pop')).not.toContainText(/[{}$@]/);
  await expect(page.locator('.pop')).toContainText(/[Bb]est: .* chance to win \d+ %/);
  await expect(page.locator('.why')).toContainText(/compared with|comes to much the same/);
  // The best choice is shown where it would be made.
  await expect(page.locator('.lit').first()).toBeVisible();
  await page.locator('.pop .row').first().click();
  await expect(page.locator('.pop')).toHaveCount(0);
});

test('on a phone a hint leaves the board in sight, and unfolds into its reasons', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await settle(page);
  const { table } = await create(page, [me, bot], { first_player: '0' }, 'volcanic_isle');
  await sit(page, table);
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.pop [data-hint]')).toBeVisible({ timeout: 60_000 });
  const hidden = () => page.evaluate(() => document.querySelector('.pop')!.getBoundingClientRect().height / document.querySelector('.stage')!.getBoundingClientRect().height);
  expect(await hidden()).toBeLessThan(0.5);
  await expect(page.locator('.pop .row')).toHaveCount(0);
  await page.getByRole('button', { name: 'Why, and what else' }).click();
  await expect(page.locator('.pop .row').first()).toBeVisible();
  // The panel has grown and stays on the screen.
  await expect.poll(() => page.locator('.pop').evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

test('hints and choices stay inside their panel and go away by Escape', async ({ page }) => {
  await settle(page, { language: 'it' });
  // Adventurers have the longest names of all choices: each says what it can do.
  const { table } = await create(page, [me, bot], { first_player: '0' });
  await sit(page, table);
  await myTurn(page);
  for (const name of ['Scelte', 'Consiglio']) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('.pop .row').first()).toBeVisible({ timeout: 60_000 });
    expect(await page.locator('.pop').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.pop')).toHaveCount(0);
  }
});

test('any game can be played on the generic board', async ({ page }) => {
  await settle(page);
  const { table } = await create(page, [me, bot], {}, 'kalah');
  await sit(page, table);
  await play(page);
  await expect(over(page)).toBeVisible();
});

test('every game of the registry can be played from the chart', async ({ page }) => {
  test.setTimeout(400_000);
  await settle(page);
  await page.goto('/');
  const games = (await (await page.request.get('/api/games')).json()) as { id: string; min_seats: number }[];
  expect(games.length).toBeGreaterThan(5);
  for (const game of games) {
    const seats = [me, ...Array.from({ length: game.min_seats - 1 }, () => bot)];
    const { table } = await create(page, seats, {}, game.id);
    await sit(page, table);
    expect(await play(page, 5), game.id).toBe(5);
  }
});

test('where hands are secret, a curtain falls between two people at one screen', async ({ page }) => {
  await settle(page);
  const { table } = await create(page, [me, { kind: 'here', name: 'Bea' }], {}, 'iquazu');
  await sit(page, table);
  const curtain = page.getByRole('dialog', { name: 'Change of seat' });
  for (const name of [/Ada|Bea/, /Ada|Bea/]) {
    await expect(curtain).toContainText(name);
    const whose = await curtain.textContent();
    await curtain.getByRole('button').click();
    await expect(curtain).toHaveCount(0);
    // Whoever sits there now chooses until the other is asked.
    for (let choices = 0; choices < 30 && !(await curtain.count()); choices++) {
      if (await page.locator('.bar.asked').count()) await choose(page);
      await page.waitForTimeout(100);
    }
    await expect(curtain).not.toHaveText(whose ?? '');
  }
});

test('replay: slider, keys, a seat’s view, a link to a position, and fork', async ({ page }) => {
  await settle(page);
  const { table } = await create(page, [me, bot], plain);
  await finish(page, table);
  await page.goto(`/table/${table}/replay?at=30`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('30');
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('31');
  expect(page.url()).toContain('at=31');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Forward' })).toBeDisabled();
  await slider.fill('40');
  await page.getByLabel('Seen by').selectOption('1');
  await expect(slider).toHaveValue('40');
  await page.reload();
  await expect(slider).toHaveValue('40');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
  expect(page.url()).not.toContain(table);
});

test('the guide teaches the first moves on the real board', async ({ page }) => {
  await settle(page);
  await page.goto('/game/nomads');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  const guide = page.locator('.guide');
  await expect(guide).toContainText('Eight rugs');
  await guide.getByRole('button', { name: 'Go on' }).click();
  await expect(guide).toContainText('first disc');
  await play(page, 1);
  await expect(guide).toContainText('second disc');
  await play(page, 1);
  await expect(guide).toContainText('Your turn');
  while (await guide.getByText('Your turn').count()) {
    await myTurn(page);
    await choose(page);
  }
  await expect(guide).toContainText('took the tile beside it');
  await guide.getByRole('button', { name: 'Skip the guide' }).click();
  await expect(guide).toHaveCount(0);
});
