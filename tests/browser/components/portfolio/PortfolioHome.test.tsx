import {screen} from '@testing-library/react';
import {PortfolioHome} from '../../../../src/components/portfolio/PortfolioHome';
import {usePageFrontMatter} from '../../../../src/hooks/usePageFrontMatter';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

jest.mock('../../../../src/hooks/usePageFrontMatter');

const page: PageFrontMatter = {
  title: 'Credits',
  description: 'Who made it.',
  portfolio: true,
};

const full: PageFrontMatter = {
  ...page,
  name: 'Ann Li',
  welcome: 'Hello, this is',
  avatar: '/logo.svg',
  titles: ['Writer', 'Gardener'],
  medias: [
    {name: 'Code', icon: 'code', url: 'https://code.test/ann'},
    {name: 'Guide', url: '/guide/install/manual'},
  ],
  content: 'First paragraph.\n\nSecond paragraph.',
};

function home(frontMatter: PageFrontMatter, text = '') {
  jest.mocked(usePageFrontMatter).mockReturnValue(frontMatter);
  return <PortfolioHome>{text}</PortfolioHome>;
}

test('a visitor sees a person’s name, welcome, titles and text, and the author’s text below', () => {
  document.body.innerHTML = serverHtml(home(full, 'The rest'));
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Ann Li');
  for (const text of [
    'Hello, this is',
    'First paragraph.',
    'Second paragraph.',
    'The rest',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  // The server renders the complete title.
  expect(document.body.textContent).toContain('Writer');
  expect(document.body.textContent).toContain('Gardener');
  document.body.innerHTML = '';
});

test.each([
  ['/guide/credits', '/guide/install/manual'],
  ['/zh/guide/credits.html', '/zh/guide/install/manual.html'],
])(
  'a visitor of %s finds the person’s other sites, and pages in the same language',
  (address, internal) => {
    renderOnSite(home(full), address);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://code.test/ann',
      internal,
    ]);
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAccessibleName(/^Code/);
  },
);
