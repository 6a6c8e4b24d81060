import {describePage} from '../../../../scripts/structured-data/describePage';
import {
  insertData,
  questionsIn,
  structuredData,
} from '../../../../scripts/structured-data/structuredData';
import {site} from '../../../../src/config/site';
import {structuredThingsIn} from '../../../support/structuredData';

interface Built {
  address?: string;
  version?: string;
  robots?: string;
  body?: string;
  breadcrumb?: string;
}

const placed = `<script type=application/ld+json>${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{'@type': 'ListItem', position: 1, name: 'WebDAV'}],
})}</script>`;

const built = ({
  address = 'https://docs.example/guide/webdav',
  version = 'current',
  robots = '',
  body = '<p>Text</p>',
  breadcrumb = placed,
}: Built = {}) =>
  `<!doctype html><html lang=en-US class="docs-wrapper docs-version-${version}"><head><meta charset=UTF-8>
  <meta name=description content="What WebDAV is for"><meta property=og:image content=https://docs.example/img/previews/guide/webdav.png>${robots}${breadcrumb}
  <link rel=canonical href=${address}></head><body><main><time datetime=2020-01-01>then</time><div class=theme-doc-markdown><h1>WebDAV &lt;3</h1>${body}</div>
  <footer>Last updated: <time datetime=2026-11-22T11:22:14.000Z>22 November</time></footer></main></body></html>`;

function thingsOf(page: Built): ReturnType<typeof structuredThingsIn> {
  const html = built(page);
  const described = describePage(html);
  return described === undefined
    ? []
    : structuredThingsIn(
        insertData(html.replace(placed, ''), structuredData(described)),
      );
}

test('a page is an article, with the facts that it shows itself', () => {
  const [article, ...others] = thingsOf({});
  expect(others).toEqual([]);
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    headline: 'WebDAV <3',
    description: 'What WebDAV is for',
    url: 'https://docs.example/guide/webdav',
    image: 'https://docs.example/img/previews/guide/webdav.png',
    dateModified: '2026-11-22T11:22:14.000Z',
    about: {softwareVersion: site.productVersion},
    isPartOf: {name: 'AList docs', url: 'https://docs.example/'},
  });
});

test('questions of a page are there with their answers, in both languages', () => {
  const body = `<h2 id=slow>Why is it slow?<a class=hash-link href=#slow>#</a></h2><p>Because.</p><h3 id=more>More</h3><p>So.</p>
    <h2 id=zh>为什么慢？</h2><ul><li>原因</li></ul><h2 id=other>No question</h2><p>Nothing.</p>`;
  expect(thingsOf({body})).toMatchObject([
    {'@type': 'TechArticle'},
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'Why is it slow?',
          acceptedAnswer: {text: 'Because.\nMore\nSo.'},
        },
        {name: '为什么慢？', acceptedAnswer: {text: '原因'}},
      ],
    },
  ]);
});

test('a question without an answer below it is not listed', () => {
  const section = {id: '', level: 2, keys: [], heading: 'Why?', text: ''};
  expect(questionsIn([section, {...section, text: 'So.'}])).toEqual([
    {question: 'Why?', answer: 'So.'},
  ]);
});

test('text of a page cannot end the element that holds it', () => {
  const html = insertData('<head></head>', [{text: '</script><b>$&'}]);
  expect(html).not.toContain('</script><b>');
  expect(html).toContain('$&');
  expect(html.endsWith('</head>')).toBe(true);
});

test.each([
  ['older versions', {version: '3.62'}],
  [
    'pages that search engines leave out',
    {robots: '<meta name=robots content=noindex>'},
  ],
])('nothing is said of %s', (_, page) => {
  expect(thingsOf(page)).toEqual([]);
});
