import {parse, serialize} from 'parse5';
import {
  ARCHIVE_FOLDER,
  type ArchiveMessages,
} from '../../src/config/offlineArchive';
import {addressOf, type PagePath} from '../../src/lib/address';
import {
  attribute,
  elementsIn,
  hasClass,
  type Element,
} from '../../src/plugins/htmlTree';
import {
  fileOfAsset,
  fileOfPage,
  linkInArchive,
  pathOnSite,
  relativeAddress,
  type ArchiveContents,
} from './addresses';
import {archivePolicy} from './policy';
import {isInside, make, removeAttribute, setAttribute, takeOut} from './tree';

export interface ArchivePage {
  html: string;
  /** Paths on the site of the files that it shows. */
  shown: readonly string[];
}

const keptRelations = new Set(['stylesheet', 'icon', 'canonical']);

/** Elements that need the app to work, and that the archive's script does not handle. */
const unsupported = new Set(['form', 'dialog', 'script', 'noscript', 'base']);

const showing = ['src', 'poster'];

const isTabList = (element: Element) =>
  attribute(element, 'role') === 'tablist';

const isTabPanel = (element: Element) =>
  attribute(element, 'role') === 'tabpanel';

/** Whether the archive's script handles a control; see `client/`. */
const isKept = (element: Element) =>
  isTabList(element) || attribute(element, 'data-control') !== undefined;

/** Elements that a configuration adds to the head come from other hosts. */
const isForeign = (element: Element) =>
  attribute(element, 'rel') !== 'canonical' &&
  /^[a-z]+:/i.test(attribute(element, 'href') ?? '');

function isDropped(element: Element): boolean {
  const {tagName} = element;
  if (tagName === 'link') {
    const relation = attribute(element, 'rel') ?? '';
    return !keptRelations.has(relation) || isForeign(element);
  }
  return (
    unsupported.has(tagName) ||
    (hasClass(element, 'needs-script') && !isKept(element))
  );
}

/** Removes tabs whose panels are only rendered when they are opened. */
function dropEmptyTabs(elements: readonly Element[]): void {
  const empty = elements.filter(
    (element) => isTabPanel(element) && element.childNodes.length === 0,
  );
  const ids = new Set(empty.map((panel) => attribute(panel, 'id')));
  for (const element of elements) {
    const isEmptyTab =
      attribute(element, 'role') === 'tab' &&
      ids.has(attribute(element, 'aria-controls'));
    if (isEmptyTab || empty.includes(element)) {
      takeOut(element);
    }
  }
}

/** Removes interactive elements that would not work, with one note on pages of tools. */
function dropUnsupported(elements: readonly Element[], note: Element): void {
  let isSaid = false;
  for (const element of elements.filter(isDropped)) {
    const isTool =
      !['link', 'script', 'button', 'dialog'].includes(element.tagName) &&
      isInside(element, ({tagName}) => tagName === 'article') &&
      !isInside(element, isDropped);
    takeOut(element, isTool && !isSaid ? note : undefined);
    isSaid ||= isTool;
  }
}

/** Maps the addresses of a list such as `a.webp 400w, b.webp 704w`. */
function mapSourceSet(set: string, map: (address: string) => string): string {
  return set
    .split(/,\s+/)
    .map((one) => one.trim().replace(/^\S+/, map))
    .join(', ');
}

/** A built page as a file of the archive: with relative addresses, with the archive's script instead of the app. */
export function archivePage(
  html: string,
  page: PagePath,
  contents: ArchiveContents,
  messages: ArchiveMessages,
): ArchivePage {
  const document = parse(html, {scriptingEnabled: false});
  const file = fileOfPage(page);
  const shown = new Set<string>();
  const own = (name: string) =>
    relativeAddress(file, `${ARCHIVE_FOLDER}/${name}`);
  const online = contents.origin + addressOf(page, contents.locale);
  const showFile = (address: string) => {
    const url = pathOnSite(address, page, contents);
    if (url === undefined) {
      return address;
    }
    shown.add(url.pathname);
    return (
      relativeAddress(file, fileOfAsset(url.pathname, contents.locale)) +
      url.hash
    );
  };
  const note = (text: string) =>
    make(
      'p',
      {class: 'box-note', 'data-search': 'off'},
      `${text} `,
      make('a', {href: online}, online),
    );

  dropEmptyTabs(elementsIn(document));
  dropUnsupported(elementsIn(document), note(messages.online));
  for (const element of elementsIn(document)) {
    const {tagName} = element;
    for (const name of showing) {
      const address = attribute(element, name);
      if (address !== undefined) {
        setAttribute(element, name, showFile(address));
      }
    }
    const set = attribute(element, 'srcset');
    if (set !== undefined) {
      setAttribute(element, 'srcset', mapSourceSet(set, showFile));
    }
    const href = attribute(element, 'href');
    if (href !== undefined) {
      setAttribute(
        element,
        'href',
        tagName === 'link'
          ? showFile(href)
          : linkInArchive(href, page, contents),
      );
    }
    if (attribute(element, 'http-equiv') === 'Content-Security-Policy') {
      setAttribute(element, 'content', archivePolicy);
    }
    // Nothing would show it; a tab panel is shown by its tab.
    if (tagName === 'div' && !isTabPanel(element)) {
      removeAttribute(element, 'data-closed');
    }
    if (tagName === 'head') {
      element.childNodes.push(
        make('link', {rel: 'stylesheet', href: own('box.css')}),
        make('script', {src: own('colors.js')}),
        make('script', {src: own('box.js'), defer: ''}),
      );
    }
    if (tagName === 'article') {
      element.childNodes.push(note(messages.copy));
    }
  }
  return {html: serialize(document), shown: [...shown]};
}
