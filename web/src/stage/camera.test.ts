import { describe, expect, it } from 'vitest';
import { around, clamp, fit, show, toScreen, toWorld, zoomAt } from './camera';
import { Camera } from './camera.svelte';
import { FINGER } from './finger';

const screen = { width: 400, height: 300 };
const world = { x: 0, y: 0, width: 800, height: 800 };

describe('the camera', () => {
  it('shows the whole board in the middle', () => {
    const look = fit(screen, world);
    expect(look.k).toBeCloseTo(0.375);
    expect(toScreen(look, { x: 400, y: 400 })).toEqual({ x: 200, y: 150 });
  });

  it('comes closer round the point under the fingers', () => {
    const look = fit(screen, world);
    const point = toWorld(look, { x: 120, y: 80 });
    // Twice as close, or as close as one may.
    for (const factor of [2, 50]) {
      const seen = toScreen(zoomAt(look, { x: 120, y: 80 }, factor, screen, world, 4), point);
      expect(seen.x).toBeCloseTo(120);
      expect(seen.y).toBeCloseTo(80);
    }
  });

  it('never leaves the board, never comes closer than it may', () => {
    const far = clamp({ k: 9, x: 5000, y: -5000 }, screen, world, 4);
    expect(far.k).toBeCloseTo(1.5);
    expect(far.x).toBeCloseTo(0);
    expect(far.y).toBeCloseTo(300 - 800 * 1.5);
    expect(clamp({ k: 0.01, x: 0, y: 0 }, screen, world, 4).k).toBeCloseTo(0.375);
  });

  it('moves as little as it must to bring something into sight', () => {
    const look = { k: 1, x: 0, y: 0 };
    expect(show(look, screen, { x: 10, y: 10, width: 50, height: 50 })).toEqual(look);
    expect(show(look, screen, { x: 380, y: 10, width: 50, height: 50 })).toEqual({ k: 1, x: -30, y: 0 });
    const both = show(look, screen, around([{ x: 0, y: 0 }, { x: 800, y: 0 }], 0) ?? world);
    expect(both.k).toBeCloseTo(0.5);
  });

  it('comes closer to a point, which goes to the middle, as far as it may', () => {
    const camera = new Camera(world, 4);
    camera.resize(screen, world);
    expect(camera.reserve).toBeCloseTo(4);
    const point = { x: 300, y: 420 };
    camera.closer(camera.toScreen(point), 3);
    expect(camera.toScreen(point).x).toBeCloseTo(200);
    expect(camera.toScreen(point).y).toBeCloseTo(150);
    expect(camera.reserve).toBeCloseTo(4 / 3);
  });

  it('pans and pinches, and never glides under a finger', () => {
    const camera = new Camera(world, 4);
    camera.resize(screen, world);
    camera.zoom(3);
    const before = camera.look;
    camera.down(1, { x: 100, y: 100 });
    camera.show([{ x: 0, y: 0 }], 10);
    expect(camera.look).toBe(before);
    camera.move(1, { x: 103, y: 100 });
    expect(camera.dragged).toBe(false);
    expect(camera.look).toBe(before);
    camera.move(1, { x: 120, y: 100 });
    expect(camera.dragged).toBe(true);
    expect(camera.look.x).toBeGreaterThan(before.x);
    camera.down(2, { x: 220, y: 100 });
    camera.move(2, { x: 320, y: 100 });
    expect(camera.look.k).toBeGreaterThan(before.k);
    camera.up(1);
    camera.up(2);
    camera.show([{ x: 0, y: 0 }], 10);
    expect(camera.toScreen({ x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0);
    camera.key('0');
    expect(camera.zoomed).toBe(false);
  });
});

describe('something that must be seen', () => {
  const point = { x: 100, y: 100 };
  const opened = (width: number) => {
    const camera = new Camera({ x: 0, y: 0, width: 1000, height: 600 }, 9);
    camera.resize({ width, height: width * 0.6 }, { x: 0, y: 0, width: 1000, height: 600 });
    return camera;
  };

  it('is approached where it is smaller than a finger, and left again', () => {
    const camera = opened(360);
    const whole = camera.look;
    camera.approach(point, 25);
    expect(2 * 25 * camera.look.k).toBeGreaterThanOrEqual(FINGER);
    const { x, y } = camera.toScreen(point);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(360);
    expect(y).toBeGreaterThan(0);
    camera.back();
    expect(camera.look).toEqual(whole);
    camera.zoom(3);
    const own = camera.look;
    camera.back();
    expect(camera.look).toEqual(own);
  });

  it('is left alone where it is large enough', () => {
    const camera = opened(1280);
    const whole = camera.look;
    camera.approach(point, 25);
    expect(camera.look).toEqual(whole);
  });
});
