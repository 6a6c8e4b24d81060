import type {Turn} from '../../../src/lib/turns';

/** Messages of the page to itself, which a test delivers. */
let messages: (() => void)[];
let frames: FrameRequestCallback[];
let take: () => Turn;

beforeEach(async () => {
  messages = [];
  frames = [];
  class Channel {
    port1: {onmessage?: () => void} = {};
    port2 = {
      postMessage: () => {
        messages.push(() => this.port1.onmessage?.());
      },
    };
  }
  Object.assign(window, {MessageChannel: Channel});
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => {
    frames.push(paint);
    return frames.length;
  });
  jest.resetModules();
  const {pageTurns} = await import('../../../src/lib/pageTurns');
  ({take} = pageTurns);
});

const deliver = () => messages.shift()?.();

test('each part waits for a message that the page sends itself', () => {
  const [first, second] = [take(), take()];
  expect(first.isDue).toBe(false);
  deliver();
  expect(first.isDue).toBe(true);
  expect(second.isDue).toBe(false);
  deliver();
  expect(second.isDue).toBe(true);
});

test.each(['pointerdown', 'pointerup', 'click', 'keydown'])(
  'after a reader’s %s the next part waits for a frame',
  (type) => {
    const turn = take();
    document.body.dispatchEvent(new Event(type, {bubbles: true}));
    deliver();
    expect(turn.isDue).toBe(false);
    frames.shift()?.(0);
    expect(turn.isDue).toBe(false);
    deliver();
    expect(turn.isDue).toBe(true);
  },
);
