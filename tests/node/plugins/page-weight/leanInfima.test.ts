import postcss from 'postcss';
import {
  classesOf,
  leanInfima,
  variablesReadIn,
} from '../../../../src/plugins/page-weight/leanInfima';

const lean = (css: string, from = '/site/node_modules/infima/default.css') =>
  postcss([leanInfima(new Set(['--ifm-leading']))]).process(css, {from}).css;

test('what pages have keeps its rules, what they have not goes', () => {
  expect(
    lean(
      '.menu{top:0}.menu__link{top:0}a{top:0}.markdown a,.menu a{top:0}.card{top:0}',
    ),
  ).toBe('a{top:0}.markdown a{top:0}');
});

test('a variable goes when nobody reads it, and then what it has read', () => {
  expect(
    lean(
      ':root{--ifm-leading:1px;--a:var(--b);--b:var(--c);--c:1px;--d:2px}a{top:var(--d)}',
    ),
  ).toBe(':root{--ifm-leading:1px;--d:2px}a{top:var(--d)}');
});

test('other style sheets stay as they are', () => {
  const css = '.menu{--a:1px}';
  expect(lean(css, '/site/src/css/custom.css')).toBe(css);
});

test('classes and variables are found by their names', () => {
  expect(classesOf('.a--b > li.c__d:not(.e)')).toEqual(['a--b', 'c__d', 'e']);
  expect([...variablesReadIn('a{b:var(--c);d:calc(var( --e) + 1px)}')]).toEqual(
    ['--c', '--e'],
  );
});
