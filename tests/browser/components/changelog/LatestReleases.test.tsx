import {LatestReleases} from '../../../../src/components/changelog/LatestReleases';
import {serverHtml} from '../../../support/renderOnSite';

const releases = [
  {version: 'v3.63.0', date: '2026-01-02', changes: ['New driver', 'Faster']},
  {version: 'v3.62.1', date: '2025-12-31', changes: ['A fix']},
];

test.each([
  ['/', ['January 2, 2026', 'December 31, 2025']],
  ['/zh/', ['2026年1月2日', '2025年12月31日']],
])(
  'a visitor of %s sees the dates in the local format, the same day in every time zone',
  (address, dates) => {
    const page = document.createElement('div');
    page.innerHTML = serverHtml(
      <LatestReleases releases={releases} />,
      address,
    );
    const times = [...page.querySelectorAll('time')];
    expect(times.map((time) => time.textContent)).toEqual(dates);
    expect(times.map((time) => time.dateTime)).toEqual([
      '2026-01-02',
      '2025-12-31',
    ]);
  },
);
