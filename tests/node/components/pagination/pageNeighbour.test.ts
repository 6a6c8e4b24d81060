import {pageNeighbour} from '../../../../src/components/pagination/pageNeighbour';

const titles: Record<string, string> = {
  '/guide/install/docker': 'Docker',
  '/guide/install/': 'Install',
  '/zh/guide/install/docker.html': 'Docker 安装',
  '/zh/guide/install/': '安装',
};

const titleAt = (address: string) => titles[address];
const en = {locale: 'en', titleAt} as const;
const zh = {locale: 'zh', titleAt} as const;

const inSidebar = {permalink: '/guide/drivers/local', title: 'Local storage'};

test('without a word of the author the sidebar decides', () => {
  expect(pageNeighbour(undefined, inSidebar, en)).toEqual({
    to: '/guide/drivers/local',
    title: 'Local storage',
  });
  expect(pageNeighbour(undefined, undefined, en)).toBeUndefined();
});

test('an author who says false ends the sequence', () => {
  expect(pageNeighbour(false, inSidebar, en)).toBeUndefined();
});

test.each([
  ['/guide/install/docker', en, '/guide/install/docker', 'Docker'],
  ['/guide/install/docker', zh, '/zh/guide/install/docker.html', 'Docker 安装'],
  ['/guide/install/', zh, '/zh/guide/install/', '安装'],
  [
    '/guide/install/docker#first-login',
    zh,
    '/zh/guide/install/docker.html#first-login',
    'Docker 安装',
  ],
] as const)(
  'the path %s leads to the page in the visitor’s language, by its own name',
  (path, site, to, title) => {
    expect(pageNeighbour(path, inSidebar, site)).toEqual({to, title});
  },
);

test('an author names words, link and icon, also of an address elsewhere', () => {
  const page = {text: 'Run it', link: '/guide/install/docker', icon: 'docker'};
  expect(pageNeighbour(page as never, inSidebar, zh)).toEqual({
    to: '/zh/guide/install/docker.html',
    title: 'Run it',
    icon: 'docker',
  });
  const elsewhere = {text: 'Releases', link: 'https://example.org/releases'};
  expect(pageNeighbour(elsewhere, undefined, zh)).toEqual({
    to: 'https://example.org/releases',
    title: 'Releases',
    icon: undefined,
  });
});

test('a path that is no page stops the build and says what to write', () => {
  expect(() => pageNeighbour('/guide/nowhere', inSidebar, en)).toThrow(
    /"\/guide\/nowhere", expected the path of a page/,
  );
});
