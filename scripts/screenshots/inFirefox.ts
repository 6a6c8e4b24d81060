/** Functions that run in the window of Firefox, with all that its own code may do. Each uses {@link find} and nothing else from outside. */

interface ToolsWindow extends Window {
  browsingContext: {
    currentWindowGlobal: {
      drawSnapshot: (
        area: DOMRect,
        scale: number,
        background: string,
      ) => Promise<ImageBitmap>;
    };
  };
}

interface Toolbox {
  topWindow: Window;
  /** Of the row of tabs and what is below it. */
  win: ToolsWindow;
  currentToolId: string;
}

interface DevTools {
  showToolboxForTab: (
    tab: unknown,
    options: {toolId: string; hostType: 'window'},
  ) => Promise<Toolbox>;
}

declare const ChromeUtils: {
  importESModule: (address: string) => {
    require: (id: string) => {gDevTools: DevTools};
  };
};

declare const Services: {locale: {appLocaleAsBCP47: string}};

declare const gBrowser: {selectedTab: unknown};

/** What {@link openToolbox} leaves for the others. */
declare const toolbox: Toolbox;

/** Elements of the tools. */
export interface Place {
  /** The row of tabs, or what is below it. */
  part: 'panel' | 'tabs';
  css: string;
  /** How their text begins. */
  text?: string;
  /** Selector of the element that cuts them off. */
  within?: string;
}

/** Opens a tool for the page in a window of its own, and says in which language it is. */
export async function openToolbox(
  toolId: string,
  width: number,
  height: number,
): Promise<string> {
  const loader = ChromeUtils.importESModule(
    'resource://devtools/shared/loader/Loader.sys.mjs',
  );
  const {gDevTools} = loader.require('devtools/client/framework/devtools');
  const opened = await gDevTools.showToolboxForTab(gBrowser.selectedTab, {
    toolId,
    hostType: 'window',
  });
  opened.topWindow.resizeTo(width, height);
  Object.assign(window, {toolbox: opened});
  return Services.locale.appLocaleAsBCP47;
}

/** The elements of a place that are on the screen or can be scrolled there. */
export function find({part, css, text = ''}: Place): Element[] {
  const {document: tabs} = toolbox.win;
  const panel = tabs.querySelector<HTMLIFrameElement>(
    `#toolbox-panel-iframe-${toolbox.currentToolId}`,
  )?.contentDocument;
  const page = part === 'tabs' ? tabs : panel;
  return [...(page?.querySelectorAll(css) ?? [])].filter(
    (element) =>
      element.textContent.startsWith(text) &&
      element.getClientRects().length > 0,
  );
}

export function isShown(place: Place): boolean {
  return find(place).length > 0;
}

export function click(place: Place): void {
  for (const type of ['mousedown', 'mouseup', 'click']) {
    find(place)[0]?.dispatchEvent(
      new MouseEvent(type, {bubbles: true, cancelable: true}),
    );
  }
}

export function scrollTo(place: Place): void {
  find(place)[0]?.scrollIntoView({block: 'start', behavior: 'instant'});
}

/** Ends what moves, such as a list that unfolds. */
export function settle(): void {
  for (const {ownerDocument} of find({part: 'panel', css: ':root'})) {
    for (const animation of ownerDocument.getAnimations()) {
      animation.finish();
    }
  }
}

/** Whether the row of tabs is arranged for the width of the window, which happens some time after that changed. */
export function hasArrangedTabs(): boolean {
  const [end] = find({part: 'tabs', css: '#toolbox-buttons-end'});
  return find({part: 'tabs', css: '.devtools-tab'}).every(
    (tab) =>
      end !== undefined &&
      tab.getBoundingClientRect().right <= end.getBoundingClientRect().left,
  );
}

/** Draws one outline around the elements of a place. */
export function mark(place: Place, outline: string): void {
  const elements = find(place);
  const page = elements[0]?.ownerDocument;
  const edges = page
    ?.querySelector(place.within ?? ':root')
    ?.getBoundingClientRect();
  if (page === undefined || edges === undefined) {
    throw new Error(`There is nothing to mark: ${place.css}`);
  }
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.max(edges.left, Math.min(...boxes.map((it) => it.left)));
  const top = Math.max(edges.top, Math.min(...boxes.map((it) => it.top)));
  const right = Math.min(edges.right, Math.max(...boxes.map((it) => it.right)));
  const bottom = Math.min(
    edges.bottom,
    Math.max(...boxes.map((it) => it.bottom)),
  );
  // Some of these pages are written in Firefox's own markup.
  const frame = page.createElementNS('http://www.w3.org/1999/xhtml', 'div');
  // Not the attribute, which their policy forbids.
  frame.style.cssText = `position: fixed; z-index: 1000; left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px; ${outline}; pointer-events: none;`;
  page.documentElement.append(frame);
}

/** Draws the tools with a width in pixels, as a PNG in base64. */
export async function draw(width: number): Promise<string> {
  const {innerWidth, innerHeight, browsingContext} = toolbox.win;
  const image = await browsingContext.currentWindowGlobal.drawSnapshot(
    new DOMRect(0, 0, innerWidth, innerHeight),
    width / innerWidth,
    'white',
  );
  const canvas = document.createElementNS(
    'http://www.w3.org/1999/xhtml',
    'canvas',
  ) as HTMLCanvasElement;
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL().replace(/^.*,/, '');
}
