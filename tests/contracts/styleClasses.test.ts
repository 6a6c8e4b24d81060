import path from 'node:path';
import {filesBelow, read} from '../support/pages';

const importedSheet = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/** Classes that a component takes from its style sheets. */
const used = filesBelow('src', /\.tsx$/).flatMap((file) => {
  const source = read(file);
  return [...source.matchAll(importedSheet)].flatMap(
    ([, name = '', sheet = '']) => {
      const css = read(path.posix.join(path.dirname(file), sheet));
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
    .map(({file, sheet, style}) => `${file}: ${style} is not in ${sheet}`);
  expect([...new Set(missing)]).toEqual([]);
});
