import type {CDPSession} from '@playwright/test';

/** A place on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Moves a real finger over the screen, in steps as a hand does. */
export async function drag(
  hand: CDPSession,
  from: Point,
  to: Point,
): Promise<void> {
  const steps = 8;
  await hand.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [from],
  });
  for (let step = 1; step <= steps; step += 1) {
    const at = (start: number, end: number) =>
      start + ((end - start) * step) / steps;
    await hand.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{x: at(from.x, to.x), y: at(from.y, to.y)}],
    });
  }
  await hand.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
}
