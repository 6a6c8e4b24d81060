import path from 'node:path';
import {parse} from 'parse5';
import {
  attribute,
  elementsIn,
  hasClass,
  type Element,
} from '../../src/plugins/htmlTree';
import {localeCodes} from '../../src/config/locales';
import {readArchive} from '../e2e/support/offlineArchive';
import {inTurn} from '../e2e/support/turns';

/** Whether a control does something without JavaScript. */
const isAlive = (element: Element) =>
  attribute(element, 'popovertarget') !== undefined ||
  attribute(element, 'data-control') !== undefined ||
  attribute(element, 'role') === 'tab';

const controls = new Set(
  'button input select textarea iframe form dialog'.split(' '),
);

for (const locale of inTurn(localeCodes, 0)) {
  test(`every address in the archive in ${locale} is a file of it or of another host, and no control is dead`, () => {
    const files = readArchive(locale);
    const pages = new Map(
      [...files]
        .filter(([name]) => name.endsWith('.html'))
        .map(([name, content]) => {
          const html = new TextDecoder().decode(content);
          return [name, elementsIn(parse(html, {scriptingEnabled: false}))];
        }),
    );
    const places = new Map(
      [...pages].map(([name, elements]) => [
        name,
        new Set(elements.map((element) => attribute(element, 'id'))),
      ]),
    );
    const wrong: string[] = [];
    let inside = 0;
    for (const [name, elements] of pages) {
      const addresses = elements.flatMap((element) => [
        attribute(element, 'href'),
        attribute(element, 'src'),
        attribute(element, 'poster'),
        ...(attribute(element, 'srcset')?.split(/,\s+/) ?? []).map((one) =>
          one.replace(/\s.*/, ''),
        ),
      ]);
      for (const address of new Set(addresses)) {
        if (address === undefined || /^(?:https?|mailto|data):/.test(address)) {
          continue;
        }
        inside += 1;
        const [file = '', id] = address.split('#').map(decodeURIComponent);
        const target =
          file === '' ? name : path.posix.join(path.posix.dirname(name), file);
        const isPicture = id === 'light' || id === 'dark';
        const isThere =
          files.has(target) &&
          (id === undefined || isPicture || places.get(target)?.has(id));
        if (!isThere) {
          wrong.push(`${name}: ${address}`);
        }
      }
      wrong.push(
        ...elements
          .filter(({tagName}) => controls.has(tagName))
          .filter((element) => !isAlive(element))
          .map(({tagName}) => `${name}: a dead ${tagName}`),
      );
    }
    expect(wrong).toEqual([]);
    expect(pages.size).toBeGreaterThan(100);
    expect(inside).toBeGreaterThan(10_000);
    const notes = [...pages.values()]
      .flat()
      .filter((element) => hasClass(element, 'box-note'));
    expect(notes.length).toBeGreaterThan(pages.size);
  });
}
