import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {screen, within} from '@testing-library/react';
import {Breadcrumb} from '../../../../src/components/breadcrumb/Breadcrumb';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

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

const home = (
  <li>
    <a aria-label="Home page" href="/">
      ⌂
    </a>
  </li>
);

test('a visitor sees the way from home to the page, which is named and is no link', () => {
  renderOnSite(<Breadcrumb home={home} icon="folder" items={[group, page]} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '⌂',
    'Add storage',
    'Local',
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/guide/drivers/',
  ]);
  expect(screen.getByText('Local')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['without a page of its own', {...group, href: undefined}],
  ['whose page is not listed', {...group, linkUnlisted: true}],
])('a group %s is no link', (_, item) => {
  renderOnSite(
    <Breadcrumb
      home={home}
      icon={undefined}
      items={[item as PropSidebarBreadcrumbsItem, page]}
    />,
  );
  expect(screen.getByText('Add storage')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the icon of the page is before its name only where it is wanted', () => {
  const {rerender} = renderOnSite(
    <Breadcrumb home={home} icon="folder" items={[page]} />,
  );
  const last = () => within(screen.getByRole('navigation')).getByText('Local');
  expect(last().querySelector('svg')).not.toBeNull();
  rerender(<Breadcrumb home={home} icon={undefined} items={[page]} />);
  expect(last().querySelector('svg')).toBeNull();
});

test('it is in the page before any script runs', () => {
  const html = serverHtml(
    <Breadcrumb home={home} icon={undefined} items={[group, page]} />,
  );
  expect(html).toMatch(/Add storage.*Local/);
});

test('a page outside every group has none', () => {
  const {container} = renderOnSite(
    <Breadcrumb home={home} icon={undefined} items={[]} />,
  );
  expect(container).toBeEmptyDOMElement();
});
