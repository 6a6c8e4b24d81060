import {inlineOwnSheets} from '../../../../scripts/hosting/ownSheets';
import {temporaryFolder} from '../../../support/temporaryFolder';

const siteWith = (css: string) =>
  temporaryFolder({'zh/assets/css/0a.1.css': css});

const linkTo = (name: string) =>
  `<link rel=stylesheet href=/zh/assets/css/${name} />`;

test('a page carries the styles of its own parts, and links those of every page', () => {
  const dir = siteWith('.a>b{color:red}\n');
  const every = linkTo('styles.2.css');
  expect(inlineOwnSheets(every + linkTo('0a.1.css'), dir)).toBe(
    `${every}<style data-href=/zh/assets/css/0a.1.css>.a>b{color:red}</style>`,
  );
});

test.each(['.a{background:url(a.png)}', '.a::before{content:"</style>"}'])(
  'a sheet that is only right as a file stops the build: %s',
  (css) => {
    expect(() => inlineOwnSheets(linkTo('0a.1.css'), siteWith(css))).toThrow(
      '/zh/assets/css/0a.1.css: found',
    );
  },
);
