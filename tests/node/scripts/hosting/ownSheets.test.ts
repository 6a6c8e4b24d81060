import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inlineOwnSheets} from '../../../../scripts/hosting/ownSheets';
import {temporaryFolder} from '../../../support/temporaryFolder';

function siteWith(sheets: Record<string, string>): string {
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, 'zh/assets/css'), {recursive: true});
  Object.entries(sheets).forEach(([name, css]) => {
    writeFileSync(path.join(dir, 'zh/assets/css', name), css);
  });
  return dir;
}

const linkTo = (name: string) =>
  `<link rel=stylesheet href=/zh/assets/css/${name} />`;

test('a page carries the styles of its own parts, and links those of every page', () => {
  const dir = siteWith({'0a.1.css': '.a>b{color:red}\n'});
  const every = linkTo('styles.2.css');
  expect(inlineOwnSheets(every + linkTo('0a.1.css'), dir)).toBe(
    `${every}<style data-href=/zh/assets/css/0a.1.css>.a>b{color:red}</style>`,
  );
});

test.each(['.a{background:url(a.png)}', '.a::before{content:"</style>"}'])(
  'a sheet that is only right as a file stops the build: %s',
  (css) => {
    const dir = siteWith({'0a.1.css': css});
    expect(() => inlineOwnSheets(linkTo('0a.1.css'), dir)).toThrow(
      '/zh/assets/css/0a.1.css: found',
    );
  },
);
