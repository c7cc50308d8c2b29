/** The camera of a stage: follows wheel, fingers and keys, glides to what can be chosen, never moves under a finger. */
import * as camera from './camera';
import type { Box, Look, Size } from './camera';
import { FINGER } from './finger';
import type { Point } from './places';

/** Pixels before a press becomes a drag. */
const SLACK = 6;
const STEP = 1.35;
const PAN = 90;

export class Camera {
  look: Look = $state.raw({ x: 0, y: 0, k: 1 });
  /** The next change of look is shown as a movement. */
  gliding = $state(false);
  private screen: Size = { width: 0, height: 0 };
  private readonly fingers = new Map<number, Point>();
  private moved = 0;
  /** Whether somebody has chosen this look; until then the whole board follows the size of the window. */
  private chosen = false;
  /** How it looked before it came close to something. */
  private left: Look | null = null;

  constructor(
    private world: Box,
    private readonly most: number,
  ) {}

  get zoomed(): boolean {
    return this.look.k > camera.fit(this.screen, this.world).k * 1.01;
  }

  get held(): boolean {
    return this.fingers.size > 0;
  }

  /** A press that became a drag is no click. */
  get dragged(): boolean {
    return this.moved > SLACK;
  }

  resize(screen: Size, world: Box): void {
    if (!screen.width || !screen.height) return;
    const sameScreen = screen.width === this.screen.width && screen.height === this.screen.height;
    if (sameScreen && world === this.world) return;
    this.screen = screen;
    this.world = world;
    // A window that changes is followed at once; a board that becomes smaller is approached.
    this.set(this.chosen ? this.look : camera.fit(screen, world), sameScreen);
  }

  private set(look: Look, glide: boolean): void {
    this.gliding = glide;
    this.look = camera.clamp(look, this.screen, this.world, this.most);
    this.chosen = this.zoomed;
  }

  fit(): void {
    this.set(camera.fit(this.screen, this.world), true);
  }

  zoom(factor: number, at: Point = { x: this.screen.width / 2, y: this.screen.height / 2 }, glide = true): void {
    this.set(camera.zoomAt(this.look, at, factor, this.screen, this.world, this.most), glide);
  }

  pan(dx: number, dy: number, glide = true): void {
    this.set({ ...this.look, x: this.look.x + dx, y: this.look.y + dy }, glide);
  }

  /** Bring what can be chosen into sight; nothing happens if it is, or while a finger is down. */
  show(points: Point[], margin: number): void {
    if (this.held || !this.zoomed) return;
    const box = camera.around(points, margin);
    if (!box) return;
    const wanted = camera.show(this.look, this.screen, box);
    if (wanted !== this.look && (wanted.x !== this.look.x || wanted.y !== this.look.y || wanted.k !== this.look.k)) this.set(wanted, true);
  }

  /** Come close to a place where the whole board is too small to see what happens there; `back` returns. */
  approach(point: Point, reach: number): void {
    if (this.held || this.left || 2 * reach * this.look.k >= FINGER) return;
    this.left = this.look;
    this.closer(camera.toScreen(this.look, point), (0.7 * FINGER) / (reach * this.look.k));
  }

  back(): void {
    if (this.left && !this.held) this.set(this.left, true);
    this.left = null;
  }

  /** How many times closer one may still come. */
  get reserve(): number {
    return (camera.fit(this.screen, this.world).k * this.most) / this.look.k;
  }

  /** Come closer to a point of the screen, which goes to the middle. False if it is there already, and one may not come closer. */
  closer(at: Point, factor: number): boolean {
    const was = this.look;
    const point = camera.toWorld(this.look, at);
    const look = camera.zoomAt(this.look, at, factor, this.screen, this.world, this.most);
    const now = camera.toScreen(look, point);
    this.set({ ...look, x: look.x + this.screen.width / 2 - now.x, y: look.y + this.screen.height / 2 - now.y }, true);
    return Math.abs(this.look.k / was.k - 1) > 0.01 || Math.hypot(this.look.x - was.x, this.look.y - was.y) > 1;
  }

  toScreen = (point: Point): Point => camera.toScreen(this.look, point);
  toWorld = (point: Point): Point => camera.toWorld(this.look, point);

  // -- fingers, mouse, keys: points are relative to the stage -------------------------------------------------

  down(id: number, at: Point): void {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(id, at);
  }

  /** True if the movement belongs to the camera. */
  move(id: number, at: Point): boolean {
    const before = this.fingers.get(id);
    if (!before) return false;
    const others = [...this.fingers].filter(([other]) => other !== id).map(([, point]) => point);
    this.fingers.set(id, at);
    this.moved += Math.hypot(at.x - before.x, at.y - before.y);
    const other = others[0];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const is = Math.hypot(at.x - other.x, at.y - other.y) || 1;
      this.moved = Math.max(this.moved, SLACK + 1);
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      const carried = { ...this.look, x: this.look.x + (at.x - before.x) / 2, y: this.look.y + (at.y - before.y) / 2 };
      this.set(camera.zoomAt(carried, middle, is / was, this.screen, this.world, this.most), false);
      return true;
    }
    if (!this.dragged || !this.zoomed) return false;
    this.pan(at.x - before.x, at.y - before.y, false);
    return true;
  }

  up(id: number): void {
    this.fingers.delete(id);
  }

  wheel(at: Point, turned: number): void {
    this.zoom(Math.exp(-turned / 500), at, false);
  }

  /** True if the key was the camera's. */
  key(key: string): boolean {
    if (key === '+' || key === '=') this.zoom(STEP);
    else if (key === '-') this.zoom(1 / STEP);
    else if (key === '0') this.fit();
    else if (!this.zoomed) return false;
    else if (key === 'ArrowLeft') this.pan(PAN, 0);
    else if (key === 'ArrowRight') this.pan(-PAN, 0);
    else if (key === 'ArrowUp') this.pan(0, PAN);
    else if (key === 'ArrowDown') this.pan(0, -PAN);
    else return false;
    return true;
  }
}
