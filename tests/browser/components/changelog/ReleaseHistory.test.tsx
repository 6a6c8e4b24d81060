import {screen, waitFor, within} from '@testing-library/react';
import {ReleaseHistory} from '../../../../src/components/changelog/ReleaseHistory';
import {propsFor} from '../../../support/facts';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

const {releases} = propsFor(ReleaseHistory, 'ReleaseHistory');
const history = <ReleaseHistory releases={releases} />;

const path = () =>
  screen.getByRole('region', {name: 'What matters for your update'});
const list = () => screen.getByRole('region', {name: 'Releases'});

test('a visitor sees what matters between two versions, and can share the address', async () => {
  const {user, history: visited} = renderOnSite(history, '/guide/changelog');
  await user.selectOptions(
    screen.getByRole('combobox', {name: 'You have'}),
    'v3.29.1',
  );
  await user.selectOptions(
    screen.getByRole('combobox', {name: 'You go to'}),
    'v3.31.0',
  );
  expect(within(path()).getByRole('status')).toHaveTextContent(
    'v3.29.1 → v3.31.0: releases passed: 2, changes to act on: 3.',
  );
  expect(path()).toHaveTextContent('What you have to do');
  expect(path()).toHaveTextContent('Links are signed by default');
  expect(path()).not.toHaveTextContent('Driver for');
  expect(
    within(path()).getByRole('link', {name: 'Compare the code on GitHub'}),
  ).toHaveAttribute(
    'href',
    'https://github.com/AlistGo/alist/compare/v3.29.1...v3.31.0',
  );
  await waitFor(() =>
    expect(visited.location.search).toBe('?from=v3.29.1&to=v3.31.0'),
  );
});

test('a start version after the target resets the target', async () => {
  const {user} = renderOnSite(
    history,
    '/guide/changelog?from=v3.29.1&to=v3.31.0',
  );
  await user.selectOptions(
    screen.getByRole('combobox', {name: 'You have'}),
    'v3.40.0',
  );
  expect(screen.getByRole('combobox', {name: 'You go to'})).toHaveValue('');
});

test('the list can be filtered by area and by changes that require an action', async () => {
  const {user} = renderOnSite(history, '/guide/changelog');
  await user.selectOptions(
    screen.getByRole('combobox', {name: 'Changes in'}),
    'security',
  );
  await user.click(
    screen.getByRole('checkbox', {name: 'Only what needs attention'}),
  );
  const headings = within(list()).getAllByRole('heading', {level: 3});
  expect(headings.map(({id}) => id)).toEqual([
    'v3-63-0',
    'v3-57-0',
    'v3-30-0',
    'v3-25-1',
  ]);
  expect(screen.getByText('4 changes in 4 releases')).toBeInTheDocument();
});

test('without scripts every release is there, with its changes and its anchor', () => {
  const html = serverHtml(history, '/guide/changelog?from=v3.29.1');
  for (const {version} of releases) {
    expect(html).toContain(`id="${version.replaceAll('.', '-')}"`);
  }
  expect(html).toContain('Driver for the CSTCloud data capsule');
  expect(html).not.toContain('What you have to do');
  expect(html).toContain('href="/changelog/rss.xml"');
});
