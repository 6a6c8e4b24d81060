import type {Page} from '@playwright/test';

/** Frames of the videos in a second. */
export const FRAME_RATE = 10;

/** Frames in which the pointer moves to its target, and in which a click is shown. */
const MOVE_FRAMES = 5;
const CLICK_FRAMES = 2;

/** A picture of the page, and for how many frames it is shown. */
export interface Still {
  png: Buffer;
  frames: number;
}

interface Point {
  x: number;
  y: number;
}

/** Draws the pointer, which screenshots do not contain. */
function drawPointer({x, y, pressed}: Point & {pressed: boolean}): void {
  const id = 'recorded-pointer';
  const pointer =
    document.getElementById(id) ??
    document.documentElement.appendChild(
      Object.assign(document.createElement('div'), {id}),
    );
  pointer.innerHTML = `<svg width="60" height="60" viewBox="-30 -30 60 60">${
    pressed
      ? '<circle r="18" fill="#0ea5e955" stroke="#0284c7" stroke-width="2"/>'
      : ''
  }<path d="M0 0v17l4-4 3 7 3-1-3-7h6z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>`;
  Object.assign(pointer.style, {
    position: 'fixed',
    left: `${x - 30}px`,
    top: `${y - 30}px`,
    zIndex: '2147483647',
    pointerEvents: 'none',
  });
}

/**
 * A film made of screenshots. Its time is counted in frames and not by a clock, so that it is the same on every machine and in every
 * language.
 */
export class Film {
  readonly stills: Still[] = [];

  #pointer: Point = {x: 480, y: 330};

  constructor(private readonly page: Page) {}

  get pointer(): Point {
    return this.#pointer;
  }

  /** The number of frames so far. */
  get frames(): number {
    return this.stills.reduce((sum, {frames}) => sum + frames, 0);
  }

  async take(frames = 1, pressed = false): Promise<void> {
    await this.page.evaluate(drawPointer, {...this.#pointer, pressed});
    const png = await this.page.screenshot({animations: 'disabled'});
    const last = this.stills.at(-1);
    if (last?.png.equals(png)) {
      last.frames += frames;
    } else {
      this.stills.push({png, frames});
    }
  }

  async moveTo(target: Point): Promise<void> {
    const from = this.#pointer;
    for (let frame = 1; frame <= MOVE_FRAMES; frame += 1) {
      const share = (1 - Math.cos((Math.PI * frame) / MOVE_FRAMES)) / 2;
      this.#pointer = {
        x: Math.round(from.x + (target.x - from.x) * share),
        y: Math.round(from.y + (target.y - from.y) * share),
      };
      await this.page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.take();
    }
  }

  async click(button: 'left' | 'right'): Promise<void> {
    await this.take(CLICK_FRAMES, true);
    await this.page.mouse.click(this.#pointer.x, this.#pointer.y, {button});
  }

  /** Holds the picture until a frame. */
  async holdUntil(frame: number): Promise<void> {
    const missing = frame - this.frames;
    if (missing < 1) {
      throw new Error(
        `found ${-missing} frames too many, expected a step of at least ${(1 - missing) / FRAME_RATE} s more`,
      );
    }
    await this.take(missing);
  }
}
