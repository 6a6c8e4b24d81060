import type {ReactNode} from 'react';
import {createStore, useStore} from '../../lib/browser/store';

/**
 * What the tools of a page show in its endpoint selector, the oldest first. The selector is part of every page, so it gets from here what
 * only tool pages load.
 */
const shown = createStore<readonly ReactNode[]>([]);

/** Shows something in the selector until the returned function is called. */
export function showInSelector(content: ReactNode): () => void {
  shown.set([...shown.get(), content]);
  return () => shown.set(shown.get().filter((one) => one !== content));
}

export function useSelectorContent(): ReactNode {
  return useStore(shown)[0];
}
