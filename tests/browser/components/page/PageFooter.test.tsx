import {screen} from '@testing-library/react';
import {PageFooter} from '../../../../src/components/page/PageFooter';
import {renderOnSite} from '../../../support/renderOnSite';

const editUrl = 'https://code.test/edit/main/docs/index.md';

/** A moment that is another day in many parts of the world. */
const updatedAt = Date.UTC(2026, 0, 2, 23, 30);

test('a visitor who found a mistake is led to the source of the page', () => {
  renderOnSite(<PageFooter editUrl={editUrl} updatedAt={undefined} />);
  expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    editUrl,
  );
  expect(screen.queryByText('Last updated:')).not.toBeInTheDocument();
});

test('a visitor whom the page did not help is led to a report, which is asked for by name', () => {
  const reportUrl = 'https://code.test/issues/new';
  renderOnSite(
    <PageFooter
      editUrl={editUrl}
      reportUrl={reportUrl}
      updatedAt={undefined}
    />,
  );
  expect(screen.getByText('Was this page helpful? If not:')).toBeVisible();
  expect(screen.getByRole('link', {name: 'Report a problem'})).toHaveAttribute(
    'href',
    reportUrl,
  );
});

test.each([
  ['/guide/', 'January 2, 2026'],
  ['/zh/guide/', '2026年1月2日'],
])(
  'a visitor of %s sees the day of the last change as it is written there, wherever the site was built',
  (address, day) => {
    renderOnSite(
      <PageFooter editUrl={undefined} updatedAt={updatedAt} />,
      address,
    );
    expect(screen.getByText(day)).toHaveAttribute(
      'datetime',
      '2026-01-02T23:30:00.000Z',
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('a visitor sees who wrote the page', () => {
  renderOnSite(
    <PageFooter
      contributors={['Ann Li', 'Bob']}
      editUrl={undefined}
      updatedAt={undefined}
    />,
  );
  expect(screen.getByText(/Ann Li/)).toHaveTextContent(
    'Contributors: Ann Li, Bob',
  );
});

test('a change at the beginning of all time is a change too', () => {
  renderOnSite(<PageFooter editUrl={undefined} updatedAt={0} />);
  expect(screen.getByText('January 1, 1970')).toBeVisible();
});
