import {hasFetchedEnough} from '../page-weight/prefetch';
import {whenIdle} from '../page-weight/whenIdle';

/** Links that came onto the screen and wait for what they lead to. */
const seen = new Set<HTMLAnchorElement>();

let observer: IntersectionObserver | undefined;

/** One link after the other: looking for what it leads to takes a while. */
async function fetchInTurn(): Promise<void> {
  for (const link of seen) {
    await whenIdle();
    if (link.isConnected && !hasFetchedEnough()) {
      await window.docusaurus.prefetch(link.pathname);
    }
    seen.delete(link);
  }
}

function onSeen(entries: IntersectionObserverEntry[]): void {
  const isUnderWay = seen.size > 0;
  entries
    .filter(({isIntersecting}) => isIntersecting)
    .forEach(({target}) => {
      observer?.unobserve(target);
      seen.add(target as HTMLAnchorElement);
    });
  if (!isUnderWay) {
    void fetchInTurn();
  }
}

/** Has what a link leads to fetched when the link is on the screen and the browser idle; does nothing where there is no link any more. */
export function watchLink(link: HTMLAnchorElement | null): void {
  if (link && 'IntersectionObserver' in window) {
    observer ??= new IntersectionObserver(onSeen);
    observer.observe(link);
  }
}
