import {screen} from '@testing-library/react';
import {VersionMenu} from '../../../../src/components/navbar/VersionMenu';
import {renderOnSite} from '../../../support/renderOnSite';

const versions = [
  {name: 'current', label: 'v3.63.0', path: '/', isLast: true},
  {name: '3.62', label: '3.62', path: '/3.62', isLast: false},
].map((version) => ({
  ...version,
  mainDocId: 'index',
  draftIds: [],
  docs: [
    {id: 'index', path: version.isLast ? '/' : '/3.62/'},
    {id: 'faq', path: version.isLast ? '/faq' : '/3.62/faq'},
    ...(version.isLast ? [] : [{id: 'gone', path: '/3.62/gone'}]),
  ],
}));

let shown = versions;

jest.mock('@generated/globalData', () => ({
  get 'docusaurus-plugin-content-docs'() {
    return {default: {path: '/', breadcrumbs: true, versions: shown}};
  },
}));

const links = () =>
  screen
    .getAllByRole('link', {hidden: true})
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  shown = versions;
});

test('a site with one version has no menu of versions', () => {
  shown = versions.slice(0, 1);
  const {container} = renderOnSite(<VersionMenu />, '/faq');
  expect(container).toBeEmptyDOMElement();
});

test('a visitor finds the same page in each version, with their own marked', () => {
  renderOnSite(<VersionMenu />, '/3.62/faq');
  expect(screen.getByLabelText('Version: 3.62')).toBeVisible();
  expect(links()).toEqual(['/faq', '/3.62/faq']);
  expect(
    screen.getByRole('link', {name: '3.62', hidden: true}),
  ).toHaveAttribute('aria-current', 'true');
});

test('a visitor of a page that a version does not have finds its first page', () => {
  renderOnSite(<VersionMenu />, '/3.62/gone');
  expect(links()).toEqual(['/', '/3.62/gone']);
});
