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

const title = () => screen.getByRole('heading', {level: 1});

test('a visitor sees what the site is for, and the author’s text below', () => {
  visit({heroText: 'All your storages', tagline: 'In one list.'});
  expect(title()).toHaveTextContent('All your storages');
  expect(screen.getByText('In one list.')).toBeVisible();
  expect(screen.getByText('Below')).toBeVisible();
});

test('a page without a hero text shows its title', () => {
  visit();
  expect(title()).toHaveTextContent('AList docs');
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

test('a page without features has no empty list', () => {
  visit({features: []});
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

const banner = () => screen.getByRole('banner');

test('the titles of a page replace its single title', () => {
  visit({heroText: 'One', titles: ['First', 'Second']});
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
    'First; Second',
  );
});

test('if all titles are empty, the single title is shown', () => {
  visit({heroText: 'One', titles: ['', ' ']});
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(/^One$/);
});

test('a picture is shown with its alternative text', () => {
  visit({heroImage: '/img/a.svg', heroAlt: 'Storages in one list'});
  const picture = screen.getByRole('img', {name: 'Storages in one list'});
  expect(picture).toHaveAttribute('src', '/img/a.svg');
});

test('there is one picture for each colour mode', () => {
  visit({heroImage: '/img/a.svg', heroImageDark: '/img/b.svg', heroAlt: 'x'});
  const pictures = screen.getAllByRole('img', {name: 'x'});
  expect(
    pictures.map((picture) => [picture.getAttribute('src'), picture.className]),
  ).toEqual([
    ['/img/a.svg', 'onlyLight'],
    ['/img/b.svg', 'onlyDark'],
  ]);
});

test('a picture without alternative text is hidden from assistive technology', () => {
  visit({heroImage: '/img/a.svg'});
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(banner().querySelector('img')).toHaveAttribute('alt', '');
});

test.each([
  [{bgImage: '/img/a.svg'}, '/img/a.svg', '/img/a.svg'],
  [{bgImageDark: '/img/b.svg'}, '/img/b.svg', '/img/b.svg'],
  [
    {bgImage: '/img/a.svg', bgImageDark: '/img/b.svg'},
    '/img/a.svg',
    '/img/b.svg',
  ],
])(
  'with %j the top has a background picture in both modes',
  (frontMatter, light, dark) => {
    visit(frontMatter);
    expect(banner()).toHaveClass('background');
    expect(banner().style.getPropertyValue('--site-image')).toBe(
      `url("${light}")`,
    );
    expect(banner().style.getPropertyValue('--site-image-dark')).toBe(
      `url("${dark}")`,
    );
  },
);

test('the top fills the screen only if the page sets that', () => {
  visit({heroFullScreen: true});
  expect(banner()).toHaveClass('fullScreen');
});

test('by default the top has no background picture and does not fill the screen', () => {
  visit({});
  expect(banner()).not.toHaveClass('background');
  expect(banner()).not.toHaveClass('fullScreen');
  expect(banner().querySelector('img')).toBeNull();
});
