import type {ArchiveMessages} from '../../../src/config/offlineArchive';
import {pageOf} from '../../../src/lib/address';
import {fileOfPage} from '../addresses';
import {
  pageKey,
  isTyping,
} from '../../../src/components/keyboard-help/pageKeys';
import {QUERY_LIMIT} from '../../../src/components/search/addressQuery';
import {isInputMethodKey} from '../../../src/components/search/composition';
import {createEngine} from '../../../src/components/search/engine/engine';
import type {SearchHit, TextPart} from '../../../src/components/search/hit';
import {createFetchScript} from './indexFiles';

export function fileOfHit(address: string, root: URL): URL {
  const [pathname = '', fragment] = address.split('#');
  const file = new URL(encodeURI(fileOfPage(pageOf(pathname))), root);
  file.hash = fragment ?? '';
  return file;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const marked = (parts: readonly TextPart[]) =>
  parts.map(({text, isMarked}) => (isMarked ? make('mark', {}, text) : text));

function item({address, titles, excerpt}: SearchHit, root: URL): HTMLElement {
  const way = titles.flatMap((title, index) => [
    ...(index === 0 ? [] : [' › ']),
    ...marked(title),
  ]);
  return make(
    'li',
    {},
    make(
      'a',
      {href: fileOfHit(address, root).href},
      make('strong', {}, ...way),
      ...(excerpt === undefined ? [] : [make('span', {}, ...marked(excerpt))]),
    ),
  );
}

export function search(root: URL, messages: ArchiveMessages): void {
  const engine = createEngine(createFetchScript(root), 'current');
  const field = make('input', {
    type: 'search',
    ariaLabel: messages.search,
    placeholder: messages.field,
    maxLength: QUERY_LIMIT,
    autocomplete: 'off',
  });
  const status = make('p', {role: 'status'}, messages.hint);
  const list = make('ol', {});
  const close = make('button', {type: 'button'}, messages.close);
  const form = make('form', {}, field, close);
  const dialog = make(
    'dialog',
    {className: 'box-search', ariaLabel: messages.search},
    form,
    status,
    list,
  );
  document.body.append(dialog);

  const answer = async () => {
    const query = field.value.trim();
    const hits = await engine.search(query, () => field.value.trim() === query);
    if (hits !== undefined) {
      list.replaceChildren(...hits.map((hit) => item(hit, root)));
      const found =
        hits.length === 0 ? messages.nothing : messages.found(hits.length);
      status.textContent = query === '' ? messages.hint : found;
    }
  };
  const links = () => [...list.querySelectorAll('a')];
  const open = () => {
    dialog.showModal();
    field.select();
    engine.prepare().catch(() => undefined);
  };

  field.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) {
      answer().catch(() => {
        list.replaceChildren();
        status.textContent = messages.failed;
      });
    }
  });
  field.addEventListener('compositionend', () => {
    field.dispatchEvent(new Event('input'));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  close.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('click', ({target}) => {
    // A link to a section of this page does not load another one.
    if (target === dialog || (target as Element).closest('a') !== null) {
      dialog.close();
    }
  });
  dialog.addEventListener('keydown', (event) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && !isInputMethodKey(event)) {
      event.preventDefault();
      const all: HTMLElement[] = [field, ...links()];
      const at = all.indexOf(document.activeElement as HTMLElement);
      all[(at + step + all.length) % all.length]?.focus();
    }
  });
  document.addEventListener('keydown', (event) => {
    const isSearchShortcut =
      pageKey(event, isTyping(event.target)) === 'search';
    if (isSearchShortcut && !dialog.open && !isInputMethodKey(event)) {
      event.preventDefault();
      open();
    }
  });
  for (const button of document.querySelectorAll('[data-control=search]')) {
    button.addEventListener('click', open);
  }
}
