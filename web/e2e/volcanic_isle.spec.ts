import { expect, type Page } from '@playwright/test';
import { seedOf } from '../src/boards/seed';
import { Finger } from './finger';
import { test } from './test';
import { asked, axe, bot, create, me, myTurn, over, PHONE, play, pressByKeys, settle, sit, toldBy, watch, type Seat } from './people';

// Hundreds of choices are made by real clicks, keys and taps: a busy machine needs its time.
test.setTimeout(300_000);
const first = { first_player: '0' };
const other: Seat = { kind: 'here', name: 'Bo' };
/** The luck of a game in which enough land sinks soon. Any other would do; in some nobody raises for six rounds, and they end by that. */
const SHORT = 'lemuria';
/** All luck follows from the word, if there is one. */
const isle = (page: Page, seats: Seat[], options: Record<string, string> = first, word?: string) => create(page, seats, options, 'volcanic_isle', word === undefined ? undefined : seedOf(word));
const thing = (page: Page, id: string) => page.locator(`[data-element="${id}"]`).first();

/**
 * What drives the game on, of all that can be pointed at now: raise, else carve, carry, go where nobody has been; empty: only a
 * button is left. A settler that has moved stays picked, then other beginnings count as well. It follows from the position and what
 * is picked, so that the same luck leads to the same game on a slow machine too; only where it led nowhere something else is tried.
 */
const nextPick = (): string => {
  const lies = (...states: string[]) => states.flatMap((state) => [...document.querySelectorAll<HTMLElement>(`[data-state="${state}"]`)].map((node) => node.dataset.element ?? ''));
  const { seen, asked } = ((window as unknown as { isle?: Record<'seen' | 'asked', Record<string, number>> }).isle ??= { seen: {}, asked: {} });
  const version = Number(document.querySelector('[data-version]')?.getAttribute('data-version'));
  const [picked = ''] = lies('picked');
  const now = `${version} ${picked}`;
  const again = asked[now] ?? 0;
  asked[now] = again + 1;
  const count = version + again;
  const shown = picked.startsWith('settler:') ? lies('possible', 'again') : lies('possible');
  const of = (start: string) => shown.filter((id) => id.startsWith(start));
  const ends = (end: string) => shown.filter((id) => id.startsWith('supply:') && id.endsWith(end));
  const least = Math.min(...of('hex:').map((id) => seen[id] ?? 0));
  const fresh = of('hex:').filter((id) => (seen[id] ?? 0) === least);
  const groups = picked.startsWith('space:') ? [count % 4 ? ends(':moai') : ends(':villages'), ends(':moai'), ends(':villages')] : [];
  const group = [...groups, of('geyser:'), picked ? [] : of('boat:'), of('space:'), picked ? fresh : [], of('moai:'), of('settler:'), fresh].find((one) => one.length) ?? [];
  const chosen = group[((count * 2654435761) >>> 9) % Math.max(1, group.length)] ?? '';
  if (!again && chosen.startsWith('hex:')) seen[chosen] = (seen[chosen] ?? 0) + 1;
  return chosen;
};

/** The land sinks until two volcanoes are left, or one: not because nobody dared to raise any more. */
async function endedByTheEarth(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  expect(await page.locator('[data-piece^="volcano:"]').count()).toBeLessThanOrEqual(2);
  expect(await page.locator('.isle .land').count()).toBeGreaterThan(0);
}

/** Where every piece is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => Object.fromEntries([...document.querySelectorAll<SVGElement>('[data-piece]')].map((node) => [node.dataset.piece, node.getAttribute('transform')])));

test('a whole game of two by clicks, until the earth comes to rest, watched by somebody who can choose nothing', async ({ page, browser }) => {
  await settle(page);
  const { table } = await isle(page, [me, bot], first, SHORT);
  await sit(page, table);
  const stranger = await (await browser.newContext()).newPage();
  await settle(stranger, { name: 'Eve' });
  await sit(stranger, table);
  await expect(stranger.locator('.isle .land')).toHaveCount(36);
  expect(await play(page, 12, 'mouse', nextPick)).toBe(12);
  // What the last choice led to is here when the next one is asked for.
  await myTurn(page);
  await expect.poll(() => drawn(stranger)).toEqual(await drawn(page));
  await expect(stranger.locator('.isle [data-state="possible"]')).toHaveCount(0);
  expect(await play(page, Infinity, 'mouse', nextPick)).toBeGreaterThan(50);
  await endedByTheEarth(page);
  await expect(over(stranger)).toBeVisible();
  expect(await drawn(stranger)).toEqual(await drawn(page));
  await expect(stranger.locator('.isle [data-state="possible"]')).toHaveCount(0);
});

test('a whole game of four with keys alone on a built continent', async ({ page }) => {
  await settle(page);
  const three: Seat[] = ['Bo', 'Cy', 'Di'].map((name) => ({ ...bot, name }));
  await sit(page, (await isle(page, [me, ...three], { ...first, map: 'advanced', map_seed: '7' }, SHORT)).table);
  expect(await play(page, Infinity, 'keys', nextPick)).toBeGreaterThan(50);
  await endedByTheEarth(page);
});

test('land, carve, look before raising, say which Moai', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await thing(page, 'boat:0').click();
  await thing(page, 'hex:20').dispatchEvent('click');
  for (const [made, space] of ['space:72', 'space:73'].entries()) {
    // Before the landing is answered the space still means its hex.
    await expect(thing(page, space)).toHaveAttribute('data-state', 'possible');
    await thing(page, space).click({ force: true });
    // Lava may become two things: both are offered right there, with their prices.
    await expect(page.locator('.build button')).toHaveCount(2);
    await page.locator('.build button').nth(1).click();
    await expect(page.locator(`[data-piece="moai:0:${made}"]`)).toBeVisible();
  }
  await thing(page, 'geyser:67').hover({ force: true });
  const card = page.locator('.card', { hasText: 'Raise here' });
  await expect(card).toContainText('+1');
  await expect(card).toContainText('13 and 9 crack apart');
  await expect(card).toContainText('3 in 6: a volcano erupts');
  await thing(page, 'geyser:67').click({ force: true });
  await expect(asked(page)).toContainText('Choose which of your Moai in 13');
  await thing(page, 'moai:0:1').click({ force: true });
  await expect(page.locator('[data-piece="crack:16-20"]')).toBeVisible();
  // The Moai that was pointed at stands, the other still lies.
  await expect(page.locator('[data-piece="moai:0:1"] .crown')).toHaveCount(1);
  await expect(page.locator('[data-piece="moai:0:0"] .sledge')).toHaveCount(1);
});

test('pointing at a Moai and at a hex answers the question which one by itself', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await thing(page, 'boat:0').click();
  await thing(page, 'hex:20').dispatchEvent('click');
  for (const [made, space] of ['space:72', 'space:73'].entries()) {
    // Before the landing is answered the space still means its hex.
    await expect(thing(page, space)).toHaveAttribute('data-state', 'possible');
    await thing(page, space).click({ force: true });
    await page.locator('.build button').nth(1).click();
    await expect(page.locator(`[data-piece="moai:0:${made}"]`)).toBeVisible();
  }
  await thing(page, 'moai:0:1').click({ force: true });
  await expect(thing(page, 'hex:2')).toHaveAttribute('data-state', 'possible');
  await thing(page, 'hex:2').dispatchEvent('click');
  await expect(page.getByRole('log')).toContainText('carries a Moai from 13 to 2a');
  await expect(asked(page)).toContainText('Bo');
});

test('what cannot be done says why', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await expect(asked(page)).toBeVisible();
  await thing(page, 'geyser:0').click({ force: true });
  await expect(page.getByText('To raise a Moai here you need a settler and a lying Moai of yours in 1a.')).toBeVisible();
});

test('keys reach what has no place on the map, and the danger layer', async ({ page }) => {
  await settle(page);
  await sit(page, (await isle(page, [me, other])).table);
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.locator('.isle .danger').first()).toBeVisible();
  await pressByKeys(page, '[data-element="stock:prayers"]');
  await expect(page.getByRole('log')).toContainText('takes a prayer token');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

  test('a whole game by a clumsy finger', async ({ page }) => {
    test.setTimeout(600_000);
    const finger = new Finger(page);
    await settle(page);
    await sit(page, (await isle(page, [me, bot], first, SHORT)).table);
    const { acted, closer, named, shown } = await finger.play(Infinity, nextPick);
    await endedByTheEarth(page);
    expect(acted).toBeGreaterThan(40);
    // Everything has happened that may happen to a finger.
    expect(Math.min(closer, named, shown)).toBeGreaterThan(0);
  });

  test('a finger sees what a raise would do before it does it', async ({ page }) => {
    const finger = new Finger(page);
    await settle(page);
    await sit(page, (await isle(page, [me, other])).table);
    for (const id of ['boat:0', 'hex:20', 'space:72']) {
      await expect(thing(page, id)).toHaveAttribute('data-state', 'possible');
      await finger.choose({ element: id, luck: 0 });
    }
    await page.locator('.build button').nth(1).tap();
    await expect(thing(page, 'geyser:67')).toHaveAttribute('data-state', 'possible');
    await finger.show('geyser:67');
    expect(finger.taps.wrong).toEqual([]);
    await expect(page.locator('[data-piece^="crack:"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Raise', exact: true }).tap();
    await expect(page.locator('[data-piece^="crack:"]')).toHaveCount(1);
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('a continent is chosen from the gallery, by number or by link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await settle(page);
  await page.goto('/new/volcanic_isle?map=advanced&map_seed=42');
  const chosen = page.getByRole('radio', { name: 'No. 42' });
  await expect(chosen).toBeChecked();
  // Arrows go from one to the next, as among all radio buttons.
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No. 1', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'First games' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'No. 7' })).toBeFocused();
  // Every continent that is offered gets its picture, though the service draws one at a time.
  const pictures = page.getByRole('radiogroup').locator('svg');
  await expect(pictures).toHaveCount(8);
  await page.getByRole('button', { name: 'Other continents' }).click();
  await expect(pictures).toHaveCount(8);
  await page.getByLabel('Number').fill('12 monkeys');
  await page.getByLabel('Number').blur();
  await expect(page.getByRole('alert')).toContainText('digits only');
  await page.getByRole('radio', { name: 'No. 8' }).click();
  await page.getByLabel('Number').fill('2019');
  await page.getByLabel('Number').blur();
  await expect(page.getByRole('radio', { name: 'No. 2019' })).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/new/volcanic_isle?map=advanced&map_seed=2019');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.isle .land').first()).toBeVisible();
  expect(await page.locator('.isle .land').count()).not.toBe(36);
});

/** What a step shows while it lasts: how many effects of each name there are, and what lies on the board when they begin. */
interface Shown {
  effects: Record<string, number>;
  first: { breaks: number; threat: number; leaving: number; together: number };
}

/** Show the next step to its end. The page itself looks, so that nothing is missed, however short it lasts or slow the machine is. `effects`: it has some. */
async function nextStep(page: Page, step: number, effects = true): Promise<Shown> {
  await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(`.isle ${selector}`).length;
    const film: { shown: Partial<Shown> } = { shown: { effects: {} } };
    new MutationObserver(() => {
      const effects = film.shown.effects ?? {};
      const now = [...document.querySelectorAll('.isle .cue *')].flatMap((node) => [...node.classList]);
      for (const name of new Set(now)) effects[name] = Math.max(effects[name] ?? 0, now.filter((one) => one === name).length);
      if (now.length) film.shown.first ??= { breaks: count('.breaks'), threat: count('.threat'), leaving: count('[data-leaving] > g:has(.land)'), together: count('[data-leaving]:has(.land)') };
    }).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { film });
  });
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.slider input')).toHaveValue(String(step));
  // They begin a little later than the step.
  if (effects) await page.waitForFunction(() => Boolean((window as unknown as { film: { shown: Partial<Shown> } }).film.shown.first));
  await expect(page.locator('.isle .cue')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { film: { shown: Shown } }).film.shown);
}

test('the whole chain plays as one story: crack, die, eruption, prayers, points, sinking, rescues, double eruption', async ({ page }) => {
  await settle(page, { speed: 'fast' });
  const { table } = await isle(page, [me, other]);
  await watch(page, table, toldBy('volcanic'));
  await expect(page.locator('.isle .land')).toHaveCount(13);
  const threat = page.locator('.isle .threat');
  const raise = await nextStep(page, 1);
  expect(raise.effects.runs).toBe(1); // the crack runs along its side
  await expect(page.locator('[data-piece="crack:0-5"]')).toBeVisible();
  expect((await nextStep(page, 2)).effects.die).toBe(1);
  const eruption = await nextStep(page, 3);
  expect(eruption.effects).toMatchObject({ flash: 1, core: 4 }); // lava runs down every line
  expect(eruption.first.threat).toBe(0); // not before it has erupted
  await expect(threat).toHaveCount(1); // the very piece somebody is asked about
  const prayer = await nextStep(page, 4);
  expect(prayer.effects.shelter).toBe(1); // the token comes to the very piece it saves
  await expect(threat).toHaveCount(1);
  const cutOff = await nextStep(page, 5); // the other lets it burn; then lava, points and the part that is cut off
  expect(cutOff.effects).toMatchObject({ flame: 3, floats: 1, shakes: 1 });
  expect(cutOff.first.breaks).toBe(0); // not before its turn in the story
  await expect(page.locator('.isle .breaks')).toHaveCount(1);
  const leans = page.locator('[data-piece^="hex:"] .leans[style*="rotate"]');
  await expect(leans).toHaveCount(2); // the part has drifted off, tilted
  await expect(page.locator('.hud')).toContainText('3 → 2');
  await nextStep(page, 6, false); // all of one's settlers flee
  const sinking = await nextStep(page, 7); // one of the other's; then the land goes down
  expect(sinking.effects.drowns).toBe(1); // the sea comes over it
  expect(sinking.first).toMatchObject({ leaving: 2, together: 1 }); // land and all on it go down as one
  await expect(page.locator('[data-piece^="hex:"]')).toHaveCount(11);
  await expect(page.locator('[data-piece="volcano:1"]')).toHaveCount(0);
  const double = await nextStep(page, 8); // no lava is left: two volcanoes answer, one after the other
  expect(double.effects).toMatchObject({ called: 2, flash: 4, core: 8 });
  await expect(page.locator('[data-piece^="lava:"]')).toHaveCount(8);
  await expect(page.locator('.hud')).toContainText('Last round');
  // All of it is one paragraph, in the order of the rules.
  const order = [
    'raises a Moai', 'The ground cracks', 'The die shows a volcano', 'Volcano 1 erupts', 'spends a prayer token', 'to the lava', 'Lava destroys', 'Lava runs into 3 spaces', 'scores 1 point',
    'Area 1 is cut off', 'saves', 'saves', 'Area 1 is gone', 'a double eruption, 2 and 3', 'Volcano 2 erupts', 'Volcano 3 erupts', 'this round is the last',
  ];
  await expect(page.getByRole('log').locator('.told').last()).toHaveText(new RegExp(order.join('[\\s\\S]*').replaceAll(' ', '\\s+')));
});

test('nothing is laid out again, and no board drawn anew, while a chain plays on a full board', async ({ page }) => {
  await settle(page, { speed: 'calm' });
  const { table } = await isle(page, [me, other]);
  await watch(page, table, toldBy('volcanic'), 6);
  await expect(page.locator('.isle .land')).toHaveCount(13);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.isle .cue')).not.toHaveCount(0);
  // What is drawn anew for every frame lies on a sheet of its own, over the board.
  await expect(page.locator('.isle .picture:not(.effects) .cue')).toHaveCount(0);
  // Everything that moves is moved by transform and opacity: nothing is laid out again.
  const moved = await page.evaluate(() =>
    document.getAnimations().map((animation) => animation.effect as KeyframeEffect).filter((effect) => effect.target?.closest('.isle'))
      .flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity', 'strokeDashoffset', 'strokeOpacity'].includes(name)),
  );
  expect(moved).toEqual([]);
});

test('the guide leads from the boat to a sunken cape', async ({ page }) => {
  await settle(page);
  await page.goto('/guide/volcanic_isle');
  const panel = page.getByRole('region', { name: 'Learn by playing' });
  await panel.getByRole('button', { name: 'Go on' }).click();
  /** Only what the sentence asks for is offered: the first thing to point at is enough, and where lava is asked for the button beside it. */
  const go = async (step: number, ...ids: string[]) => {
    await expect(panel).toContainText(`Step ${step} of 12`, { timeout: 30_000 });
    for (const id of ids) {
      await expect(thing(page, id)).toHaveAttribute('data-state', /possible|again/, { timeout: 30_000 });
      await thing(page, id).dispatchEvent('click');
      if (id.startsWith('space:') && ids.length > 1) await page.locator('.build button').nth(1).click();
    }
  };
  await go(2, 'boat:0');
  await go(3, 'space:72');
  await go(4, 'geyser:67');
  await expect(panel).toContainText('woke a volcano');
  await go(5, 'space:73');
  await go(6, 'moai:0:1');
  await go(7, 'settler:0:0');
  await expect(panel).toContainText('geyser in the east');
  await go(8, 'space:82', 'geyser:77');
  await expect(panel).toContainText('second one', { timeout: 30_000 });
  await go(9, 'space:83', 'geyser:78');
  await go(10, 'settler:0:0');
  await go(11, 'geyser:17');
  await expect(panel).toContainText('The cape is gone', { timeout: 30_000 });
  await expect(page.locator('[data-piece="hex:25"]')).toHaveCount(0);
});

test('the board is in order for screen readers, by day and by night', async ({ page }) => {
  for (const theme of ['day', 'night']) {
    await page.addInitScript((chosen) => localStorage.setItem('isolario.settings', JSON.stringify(chosen)), { speed: 'off', language: 'en', name: 'Ada', theme });
    await sit(page, (await isle(page, [me, other])).table);
    await play(page, 5, 'mouse', nextPick);
    expect(await axe(page)).toEqual([]);
  }
});
