import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** What has moved, looked at in each frame. */
    seenMotion: {frames: number; moved: Set<string>};
  }
}

/** Notes everything that moves in the pages to come: transitions, animations, and those that scripts start. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = {frames: 0, moved: new Set<string>()};
    window.seenMotion = seen;
    const look = () => {
      seen.frames += 1;
      for (const {effect} of document.getAnimations()) {
        const {target = null, pseudoElement = ''} =
          effect instanceof KeyframeEffect ? effect : {};
        if (Number(effect?.getComputedTiming().activeDuration) > 0) {
          seen.moved.add(
            `${target?.tagName ?? ''} ${target?.className.toString() ?? ''} ${pseudoElement ?? ''}`,
          );
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // A short one can be over between two frames of a busy machine.
    document.addEventListener('transitionrun', ({target, pseudoElement}) => {
      if (target instanceof Element) {
        seen.moved.add(
          `${target.tagName} ${target.className} ${pseudoElement}`,
        );
      }
    });
  });
}

/** What has moved so far, after a few more frames. */
export async function motionSoFar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const {frames} = window.seenMotion;
    while (window.seenMotion.frames < frames + 5) {
      await new Promise(requestAnimationFrame);
    }
    return [...window.seenMotion.moved];
  });
}
