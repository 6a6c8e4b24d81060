import {languageNames} from '../../src/components/code-block/languageNames';
import {knownLanguages} from '../../src/markdown/code/highlight';
import {read} from '../support/pages';

const source = read('src/markdown/code/highlight.ts');
const imported = [...source.matchAll(/prismjs\/components\/prism-(\w+)'/g)].map(
  ([, language = '']) => language,
);

test('every language that is imported for blocks of code has a label', () => {
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((language) => !(language in languageNames))).toEqual(
    [],
  );
});

test('every language with a label can be written after a fence', () => {
  const known = knownLanguages();
  expect(
    Object.keys(languageNames).filter((language) => !known.includes(language)),
  ).toEqual([]);
});
