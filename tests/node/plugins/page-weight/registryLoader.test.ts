// @ts-expect-error -- a loader of the bundler, which has no types
import loader from '../../../../src/plugins/page-weight/registryLoader.mjs';
import {loadTable} from '../../../support/routeTables';

const entries = (isServer: boolean) =>
  loadTable(loader, 'registry.js', {
    isServer,
    scripts: {'17896441': 'framing'},
  }).matchAll(
    /"(\w+)": \[\(\) => import\(.*?"(\w+)" \*\/ "([^"]*)"\), ("[^"]*"), (.*?)\],/g,
  );

test('a visitor’s browser looks up the parts that are not the text of a page, by short names', () => {
  expect(Array.from(entries(false), ([, ...told]) => told)).toEqual([
    ['1789', '1789', '@theme/DocItem', '""', '""'],
    ['5e95', '5e95', '@theme/DocsRoot', '""', '""'],
    ['aba2', 'aba2', '@generated/plugin.json', '""', '""'],
  ]);
});

test('the server, which writes the scripts of a page, is told the script that each part is in', () => {
  expect(
    Array.from(entries(true), ([, part, , file, script, number]) => [
      part,
      script,
      number === `require.resolveWeak("${file}")`,
    ]),
  ).toEqual([
    ['0a1b', '"0a1b"', true],
    ['1789', '"framing"', true],
    ['5e95', '"5e95"', true],
    ['aba2', '"aba2"', true],
    ['c377', '"c377"', true],
  ]);
});
