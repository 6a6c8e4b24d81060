import {screen} from '@testing-library/react';
import {
  Contributors,
  Libraries,
  ReleaseSpan,
} from '../../../../src/components/credits/Credits';
import {renderOnSite} from '../../../support/renderOnSite';

const span = (
  <ReleaseSpan
    count={90}
    first={{version: 'v3.0.1', date: '2022-09-22'}}
    newest={{version: 'v3.63.0', date: '2026-08-05'}}
  />
);

test.each([
  ['/guide/credits', 'September 22, 2022', 'August 5, 2026'],
  ['/zh/guide/credits.html', '2022年9月22日', '2026年8月5日'],
])(
  'a visitor of %s sees the first and the newest release, and can open both',
  (address, first, newest) => {
    renderOnSite(span, address);
    const values = screen.getAllByRole('definition');
    expect(values.map((value) => value.textContent)).toEqual([
      `v3.0.1${first}`,
      `v3.63.0${newest}`,
      '90',
    ]);
    expect(screen.getByRole('link', {name: 'v3.0.1'})).toHaveAttribute(
      'href',
      'https://github.com/AlistGo/alist/releases/tag/v3.0.1',
    );
  },
);

test('the contributors are in the order of their first contribution', () => {
  renderOnSite(<Contributors names={['Bob', 'Ann Li']} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Bob', 'Ann Li']);
});

test('a build without the Git history shows a note and no empty list', () => {
  renderOnSite(<Contributors names={[]} />);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/contributors$/),
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('each library has its version, its licence if it declares one, and a link', () => {
  renderOnSite(
    <Libraries
      libraries={[
        {name: '@scope/one', version: '1.2.3', licence: 'MIT'},
        {name: 'two', version: '4.5.6'},
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '@scope/one 1.2.3 · MIT',
    'two 4.5.6',
  ]);
  expect(screen.getByRole('link', {name: '@scope/one'})).toHaveAttribute(
    'href',
    'https://www.npmjs.com/package/@scope/one',
  );
});
