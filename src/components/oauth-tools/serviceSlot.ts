import {useSyncExternalStore, type ReactNode} from 'react';

/**
 * What the tools of a page show in its endpoint selector, the oldest first. The selector is part of every page, so it gets from here what
 * only tool pages load.
 */
let shown: readonly ReactNode[] = [];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function update(next: readonly ReactNode[]): void {
  shown = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Shows something in the selector until the returned function is called. */
export function showInSelector(content: ReactNode): () => void {
  update([...shown, content]);
  return () => {
    update(shown.filter((one) => one !== content));
  };
}

export function useSelectorContent(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => shown[0],
    () => undefined,
  );
}
