import type {ConfigureWebpackUtils} from '@docusaurus/types';
import mediaPlugin from '../../../../src/plugins/media';

interface Rule {
  test: RegExp;
  exclude?: RegExp;
  issuer?: {not: RegExp};
  use: string;
}

const own: Rule[] = [
  {test: /\.(?:ico|jpe?g|png|gif|webp)$/i, use: 'url-loader'},
  {test: /\.svg$/i, use: 'svg-loader'},
];

const rules = (mediaPlugin().configureWebpack?.(
  {module: {rules: [...own]}},
  false,
  {} as ConfigureWebpackUtils,
  undefined,
)?.module?.rules ?? []) as Rule[];

/** What is done with a file that another one asks for. */
const done = (file: string, asker: string) =>
  rules
    .filter(
      ({test, exclude, issuer}) =>
        test.test(file) &&
        exclude?.test(file) !== true &&
        issuer?.not.test(asker) !== true,
    )
    .map(({use}) => use);

test.each([
  ['a.png', 'page.md', []],
  ['a.jpeg', 'index.tsx', []],
  ['a.png', 'custom.css', ['url-loader']],
  ['a.webp', 'page.md', ['url-loader']],
  ['a.svg', 'page.md', ['svg-loader']],
])(
  'of %s in %s the site serves the file itself only where no smaller ones are made: %j',
  (file, asker, expected) => {
    expect(done(file, asker)).toEqual(expected);
  },
);
