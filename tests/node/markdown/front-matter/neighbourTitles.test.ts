import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {neighbourTitles} from '../../../../src/markdown/front-matter/neighbourTitles';
import {projectRoot} from '../../../support/pages';

const parse: DefaultParseFrontMatter = async ({fileContent}) =>
  Promise.resolve({
    frontMatter: {title: /^title: (.*)$/m.exec(fileContent)?.[1]},
    content: fileContent,
  });

const titlesOf = async (
  locale: 'en' | 'zh',
  chosen: Parameters<typeof neighbourTitles>[2],
) => neighbourTitles(projectRoot, locale, chosen, parse);

test('a page that its author put before another is known by its title, in the language that is built', async () => {
  const prev = '/guide/install/docker#update';
  const next = '/guide/';
  expect(await titlesOf('en', {prev, next})).toEqual({
    '/guide/install/docker': 'Docker',
    '/guide/': 'Introduction',
  });
  expect((await titlesOf('zh', {next}))['/guide/']).toMatch(/\p{Script=Han}/u);
});

test('what names no page of this site has no title', async () => {
  const elsewhere = {text: 'Releases', link: 'https://example.org/'};
  expect(
    await titlesOf('en', {prev: elsewhere, next: '/guide/nowhere'}),
  ).toEqual({});
  expect(await titlesOf('en', {prev: false})).toEqual({});
});
