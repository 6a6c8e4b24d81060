import * as docs from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {Breadcrumb} from '../../../../src/components/breadcrumb/Breadcrumb';
import type {PageFolder} from '../../../../src/components/page-info/pageInfoItems';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {DocPage} from '../../../support/docPage';
import {renderOnSite} from '../../../support/renderOnSite';

// The package's parts import each other, so what is not replaced is looked up when it is used.
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () =>
    Object.create(
      jest.requireActual<object>('@docusaurus/plugin-content-docs/client'),
      {useSidebarBreadcrumbs: {value: jest.fn()}},
    ) as object,
);

const group = {
  type: 'category',
  label: 'Add storage',
  href: '/guide/drivers/',
} as PropSidebarBreadcrumbsItem;

const page: PropSidebarBreadcrumbsItem = {
  type: 'link',
  label: 'Local',
  href: '/guide/drivers/local',
};

/** The breadcrumb of a page, which the sidebar places there, or else its folders. */
function breadcrumbOf({
  items = [group, page],
  frontMatter = {},
  folders = [],
}: {
  items?: PropSidebarBreadcrumbsItem[] | null;
  frontMatter?: Partial<PageFrontMatter>;
  folders?: PageFolder[];
} = {}): ReactElement {
  jest.mocked(docs.useSidebarBreadcrumbs).mockReturnValue(items);
  return (
    <DocPage facts={{folders}} frontMatter={frontMatter}>
      <Breadcrumb />
    </DocPage>
  );
}

const links = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a visitor sees the way from home to the page, which is named and is no link', () => {
  renderOnSite(breadcrumbOf());
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '',
    'Add storage',
    'Local',
  ]);
  expect(screen.getByRole('link', {name: 'Home page'})).toBeVisible();
  expect(links()).toEqual(['/', '/guide/drivers/']);
  expect(screen.getByText('Local')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['without a page of its own', {...group, href: undefined}],
  ['whose page is not listed', {...group, linkUnlisted: true}],
])('a group %s is no link', (_, item) => {
  const items = [item as PropSidebarBreadcrumbsItem, page];
  renderOnSite(breadcrumbOf({items}));
  expect(screen.getByText('Add storage')).toBeVisible();
  expect(links()).toEqual(['/']);
});

test('a page without a sidebar is below the first pages of its folders', () => {
  const folders = [{page: '/tool/', title: 'Get a token'}];
  renderOnSite(breadcrumbOf({items: null, folders}));
  expect(links()).toEqual(['/', '/tool/']);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Local');
});

test.each<[boolean, Partial<PageFrontMatter>]>([
  [true, {icon: 'folder'}],
  [false, {icon: 'folder', breadcrumbIcon: false}],
  [false, {breadcrumbIcon: true}],
  [false, {}],
])(
  'an icon before the name of the page: %p with %j',
  (isShown, frontMatter) => {
    renderOnSite(breadcrumbOf({frontMatter}));
    const icon = screen.getByText('Local').querySelector('svg');
    expect(icon !== null).toBe(isShown);
  },
);
