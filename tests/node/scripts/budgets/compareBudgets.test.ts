import {
  budgetsOf,
  excesses,
  type Weights,
} from '../../../../scripts/budgets/compareBudgets';
import {scriptPart, type Fetched} from '../../../../scripts/budgets/parts';
import {budgetsSchema} from '../../../../scripts/budgets/schema';
import {libraryMarks} from '../../../../scripts/libraries/places';

const page: Fetched[] = [
  {name: '/guide/', part: 'html', bytes: 5000},
  {name: '/assets/js/main.1a.js', part: 'main', bytes: 100_000},
  {name: '/assets/js/17896441.2b.js', part: 'layout', bytes: 20_000},
  {name: '/assets/js/12.3c.js', part: 'shared', bytes: 1000},
  {name: '/logo.svg', part: 'image', bytes: 700},
];

const weights: Weights = {
  locale: 'en',
  pages: {home: page, configuration: page, driver: page, api: page},
  misplaced: [],
  libraries: Object.fromEntries(
    Object.keys(libraryMarks).map((name) => [name, 1000]),
  ),
  others: [
    {name: '/assets/js/99.4d.js', bytes: 3000},
    {name: '/assets/css/dialog.5e.css', bytes: 600},
  ],
};

const budgets = budgetsSchema.parse(
  budgetsOf([weights, {...weights, locale: 'zh'}]),
);

test('a site meets the budgets that were made of it, with a little room', () => {
  expect(excesses(budgets, weights)).toEqual([]);
  expect(budgets.pages.en.home).toMatchObject({
    main: 103_000,
    script: 124_700,
    requests: 4,
    font: 0,
  });
});

test('a page that loads more names the part that grew and its files', () => {
  const heavier = page.map((file) =>
    file.part === 'layout' ? {...file, bytes: 40_000} : file,
  );
  const found = excesses(budgets, {
    ...weights,
    pages: {...weights.pages, driver: heavier},
  });
  expect(found).toEqual([
    'en, page driver: found 40.0 kB of layout, expected at most 20.6 kB (/assets/js/17896441.2b.js 40.0 kB)',
    expect.stringContaining('page driver: found 141.0 kB of script'),
  ]);
});

test('what is fetched ahead has one limit for every page, and is no request of the page', () => {
  const ahead = (bytes: number) =>
    excesses(budgets, {
      ...weights,
      pages: {
        ...weights.pages,
        home: [...page, {name: '/b.js', part: 'prefetch', bytes}],
      },
    });
  expect(ahead(48_000)).toEqual([]);
  expect(ahead(48_001)).toEqual([
    expect.stringContaining('page home: found 48.0 kB of prefetch'),
  ]);
});

describe('one more request is', () => {
  const withMore = (more: Fetched) =>
    excesses(budgets, {
      ...weights,
      pages: {...weights.pages, api: [...page, more]},
    });

  test('found although it is small', () => {
    expect(withMore({name: '/a.json', part: 'data', bytes: 0})).toEqual([
      expect.stringContaining(
        'page api: found 5 of requests, expected at most 4',
      ),
    ]);
  });

  test('not counted if it is a picture near the window, which depends on the fonts', () => {
    expect(withMore({name: '/a.webp', part: 'image', bytes: 9000})).toEqual([]);
  });
});

test.each([
  {part: 'main', name: 'main.1a.js', code: ''},
  {part: 'runtime', name: 'runtime~main.1a.js', code: ''},
  {part: 'shared', name: '5430.1a.js', code: ''},
  {
    part: 'text',
    name: '12345678.1a.js',
    code: 'JSON.parse(\'{"permalink":"/guide/"}\')',
  },
  {
    part: 'text',
    name: '5430.1a.js',
    code: String.raw`JSON.parse("{\"permalink\":\"/guide/\"}")`,
  },
  {
    part: 'layout',
    name: '17896441.1a.js',
    code: '{"permalink":"/guide/drivers/"}',
  },
])('a script is known as $part by its name and what it holds', (script) => {
  expect(scriptPart(script.name, script.code, '/guide/')).toBe(script.part);
});
