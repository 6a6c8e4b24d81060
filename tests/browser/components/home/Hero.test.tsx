import {screen} from '@testing-library/react';
import {ProjectHome} from '../../../../src/components/home/ProjectHome';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {renderOnSite} from '../../../support/renderOnSite';

function visit(frontMatter: Partial<PageFrontMatter>) {
  const page = {
    title: 'AList docs',
    description: 'x',
    home: true,
    ...frontMatter,
  };
  renderOnSite(<ProjectHome page={page}>Below</ProjectHome>);
}

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
