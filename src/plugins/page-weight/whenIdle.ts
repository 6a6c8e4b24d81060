/** Waits until the browser has nothing else to do. */
export async function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => {
        resolve();
      });
    } else {
      setTimeout(resolve, 200);
    }
  });
}
