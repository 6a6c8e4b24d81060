import * as docs from '@docusaurus/plugin-content-docs/client';
import {screen, within} from '@testing-library/react';
import type {PageFolder} from '../../../src/components/page-info/pageInfoItems';
import type {PageFrontMatter} from '../../../src/lib/frontMatter';
import DocBreadcrumbs from '../../../src/theme/DocBreadcrumbs';
import {DocPage} from '../../support/docPage';
import {renderOnSite} from '../../support/renderOnSite';

// The package's parts import each other, so what is not replaced is looked up when it is used.
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () =>
    Object.create(
      jest.requireActual<object>('@docusaurus/plugin-content-docs/client'),
      {useSidebarBreadcrumbs: {value: jest.fn()}},
    ) as object,
);

function show(
  frontMatter: Partial<PageFrontMatter>,
  isInSidebar = true,
  folders: PageFolder[] = [],
): void {
  jest
    .mocked(docs.useSidebarBreadcrumbs)
    .mockReturnValue(
      isInSidebar
        ? [{type: 'link', label: 'Local', href: '/guide/drivers/local'}]
        : null,
    );
  renderOnSite(
    <DocPage facts={{folders}} frontMatter={frontMatter}>
      <DocBreadcrumbs />
    </DocPage>,
  );
}

const icon = () => screen.getByText('Local').querySelector('svg');

test('the page’s icon is in its breadcrumb', () => {
  show({icon: 'folder'});
  expect(icon()).not.toBeNull();
});

test.each<Partial<PageFrontMatter>>([
  {icon: 'folder', breadcrumbIcon: false},
  {breadcrumbIcon: true},
  {},
])('there is no icon with %j', (frontMatter) => {
  show(frontMatter);
  expect(icon()).toBeNull();
});

test('a page without a sidebar is below the first pages of its folders', () => {
  show({}, false, [{page: '/tool/', title: 'Get a token'}]);
  const [, folder, page] = screen.getAllByRole('listitem');
  expect(within(folder as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/tool/',
  );
  expect(page).toHaveTextContent('Local');
});
