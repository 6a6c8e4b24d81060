import {resultsPage} from '../../../../scripts/engines/resultsPage';

const resultIn = (projectName: string, status: string, reason?: string) => ({
  projectName,
  status,
  ...(reason === undefined
    ? {}
    : {annotations: [{type: 'skip', description: reason}]}),
});

const report = {
  suites: [
    {
      title: 'search.ts',
      specs: [
        {title: 'a visitor searches', tests: [resultIn('firefox', 'expected')]},
        {
          title: 'a visitor searches',
          tests: [resultIn('webkit', 'unexpected')],
        },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'a visitor swipes',
              tests: [resultIn('firefox', 'skipped', 'no touch | pen')],
            },
          ],
        },
      ],
    },
  ],
};

test('a contributor sees each journey once, with its result in each engine and the reason where it was skipped', () => {
  const page = resultsPage(
    report,
    {firefox: 'firefox 140.5'},
    new Date('2026-11-25'),
  );
  expect(page.split('\n').slice(2)).toEqual([
    'Written by `npm run engines -- --write` on 2026-11-25.',
    '',
    '| Journey | firefox 140.5 | webkit |',
    '| --- | --- | --- |',
    '| a visitor searches | passed | **failed** |',
    '| on a phone: a visitor swipes | skipped: no touch \\| pen | not run |',
    '',
  ]);
});

test('a report without journeys is refused', () => {
  expect(() => resultsPage({suites: []}, {}, new Date(0))).toThrow(
    'no journeys',
  );
});
