import {screen, within} from '@testing-library/react';
import {ProjectHome} from '../../../../src/components/home/ProjectHome';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {renderOnSite} from '../../../support/renderOnSite';

function visit(frontMatter: Partial<PageFrontMatter> = {}, address = '/') {
  const page = {
    title: 'AList docs',
    description: 'x',
    home: true,
    ...frontMatter,
  };
  return renderOnSite(
    <ProjectHome page={page}>
      <p>Below</p>
    </ProjectHome>,
    address,
  );
}

test.each<[Partial<PageFrontMatter>, string]>([
  [{}, 'AList docs'],
  [{heroText: 'One'}, 'One'],
  [{heroText: 'One', titles: ['First', 'Second']}, 'First; Second'],
  [{heroText: 'One', titles: ['', ' ']}, 'One'],
])('a page that says %j is headed %s', (frontMatter, title) => {
  visit(frontMatter);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
    new RegExp(`^${title}`),
  );
  expect(screen.getByText('Below')).toBeVisible();
});

test.each([
  ['/', '/guide/', '/faq/howto'],
  ['/zh/', '/zh/guide/', '/zh/faq/howto.html'],
])(
  'on %s the action links stay in the visitor’s language',
  (address, guide, howto) => {
    visit(
      {
        actions: [
          {text: 'Start', link: '/guide/', type: 'primary', icon: 'rocket'},
          {text: 'Fix', link: '/faq/howto'},
          {text: 'Source', link: 'https://code.test/alist'},
        ],
      },
      address,
    );
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Start', guide],
      ['Fix', howto],
      ['Source (opens in a new tab)', 'https://code.test/alist'],
    ]);
  },
);

test('a visitor finds each feature under its name, with a link if it has one', () => {
  visit(
    {
      features: [
        {
          title: 'Fast',
          details: 'Really.',
          icon: 'rocket',
          link: '/guide/drivers/common',
        },
        {title: 'Free'},
      ],
    },
    '/zh/',
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'FastReally.',
    'Free',
  ]);
  const headings = screen.getAllByRole('heading', {level: 2});
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Fast',
    'Free',
  ]);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/zh/guide/drivers/common.html',
  ]);
});
