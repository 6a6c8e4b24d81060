/** What jsdom lacks of the browser features that the site uses: media queries, popovers, dialogs and observers of size. */

const openPopovers = new WeakSet<Element>();
const {matches: matchesSelector} = Element.prototype as {
  matches: (this: Element, selector: string) => boolean;
};

Object.assign(HTMLElement.prototype, {
  popover: null,
  showPopover(this: HTMLElement) {
    openPopovers.add(this);
  },
  hidePopover(this: HTMLElement) {
    openPopovers.delete(this);
  },
  // jsdom throws on a pseudo-class that it does not know.
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open'
      ? openPopovers.has(this)
      : matchesSelector.call(this, selector);
  },
});

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (this.open) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }
  },
});

const queries = new Map<string, EventTarget & {matches: boolean}>();

function queryList(query: string) {
  const known = queries.get(query);
  if (known !== undefined) {
    return known;
  }
  const list = Object.assign(new EventTarget(), {media: query, matches: false});
  queries.set(query, list);
  return list;
}

Object.assign(window, {matchMedia: queryList});

afterEach(() => queries.clear());

/** Makes a media query true or false, as if the reader turned the phone or changed a system setting. No query is true at first. */
export function setMedia(query: string, matches: boolean): void {
  const list = queryList(query);
  list.matches = matches;
  list.dispatchEvent(new Event('change'));
}

/** jsdom lays nothing out, so no element ever changes its size. */
class NoResizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

Object.assign(window, {ResizeObserver: NoResizes});
