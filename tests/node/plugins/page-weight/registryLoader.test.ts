// @ts-expect-error -- a loader of the bundler, which has no types
import loader from '../../../../src/plugins/page-weight/registryLoader.mjs';

const registryLoader = loader as (source: string) => string;

/** The number of a module, as the table asks the bundler for it. */
const weak = 'require.resolveWeak("@site/docs/a.md")';

const entry = (part: string, file: string, number: string) =>
  `  "${part}": [() => import(/* webpackChunkName: "${part}" */ "@site/docs/a.md"), "${file}", ${number}],`;

test.each([
  ['a visitor’s browser', false, '0a1b2c3d', '0a1b', '', '""'],
  [
    'the server, which writes the scripts of a page',
    true,
    '0a1b2c3d',
    '0a1b',
    '0a1b',
    weak,
  ],
  [
    'the server, of what is around texts',
    true,
    '17896441',
    '1789',
    'framing',
    weak,
  ],
])(
  '%s is told the short name of a part, not the file that it was made of',
  (_, isServer, part, short, told, number) => {
    const options = {isServer, scripts: {'17896441': 'framing'}};
    const changed = registryLoader.call(
      {getOptions: () => options},
      entry(part, '@site/docs/a.md', weak),
    );
    expect(changed).toBe(entry(short, told, number));
  },
);
