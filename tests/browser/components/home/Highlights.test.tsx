import {screen, within} from '@testing-library/react';
import {Highlights} from '../../../../src/components/home/Highlights';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {renderOnSite} from '../../../support/renderOnSite';

type Panel = NonNullable<PageFrontMatter['highlights']>[number];

const items = [
  {title: 'Install', details: 'Pick a way.', link: '/guide/install/'},
  {title: 'Share'},
];

function visit(panel: Panel, address = '/') {
  const {container} = renderOnSite(<Highlights panels={[panel]} />, address);
  return container;
}

test.each<[Panel['type'], string]>([
  ['order', 'ol'],
  ['un-order', 'ul'],
  [undefined, 'ul'],
  ['no-order', 'dl'],
])('items of the type %s are a list %s', (type, element) => {
  const container = visit({header: 'First hour', type, highlights: items});
  const list = container.querySelector(element);
  expect(list?.querySelectorAll('li, dt')).toHaveLength(2);
  expect(container.querySelectorAll('ol, ul, dl')).toHaveLength(1);
});

test('a panel is a region with its items below its name, in the visitor’s language', () => {
  visit(
    {header: 'First hour', description: 'Step by step.', highlights: items},
    '/zh/',
  );
  const region = within(screen.getByRole('region', {name: 'First hour'}));
  expect(region.getByRole('heading', {level: 2})).toHaveTextContent(
    'First hour',
  );
  expect(region.getByText('Step by step.')).toBeVisible();
  expect(region.getAllByRole('heading', {level: 3})).toHaveLength(2);
  expect(region.getByRole('link', {name: 'Install'})).toHaveAttribute(
    'href',
    '/zh/guide/install/',
  );
});

test('a panel without a name does not skip a heading level', () => {
  visit({highlights: items});
  expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(2);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
