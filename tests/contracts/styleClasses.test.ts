import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../support/pages';

const folder = path.join(projectRoot, 'src');

const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => path.join(folder, name));

const importedSheet = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/** Classes that a component takes from its style sheets. */
const used = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(importedSheet)].flatMap(
    ([, name = '', sheet = '']) => {
      const css = readFileSync(path.join(path.dirname(file), sheet), 'utf8');
      return [
        ...source.matchAll(
          new RegExp(`(?<![/.])\\b${name}\\.(?!module\\b)(\\w+)`, 'g'),
        ),
      ].map(([, style = '']) => ({file, sheet, style, css}));
    },
  );
});

test('each class that a component names is in its style sheet', () => {
  expect(used.length).toBeGreaterThan(300);
  const missing = used
    .filter(({style, css}) => !new RegExp(`\\.${style}\\b`).test(css))
    .map(
      ({file, sheet, style}) =>
        `${path.relative(projectRoot, file)}: ${style} is not in ${sheet}`,
    );
  expect([...new Set(missing)]).toEqual([]);
});
