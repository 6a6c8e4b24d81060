import {assistantFacts} from '../../src/plugins/assistant-facts/assistantFacts';
import {ASSISTANT_FACTS_FILE} from '../../src/lib/assistantFacts';
import {messagesFile} from '../../src/components/error-finder/pageMessages';
import {readFacts} from '../../src/markdown/facts/readFacts';
import type {SiteFiles} from '../../service/src/mcp/siteFiles';
import {projectRoot} from './pages';
import {filesOf, pageOfSections} from './searchSite';

export const docsSite = 'https://docs.example.org';

const longText = 'Every word of this long section is the same. '.repeat(200);

const english = [
  pageOfSections('/guide/drivers/s3', 'S3 object storage', [
    ['', 'Mount a bucket.'],
    ['Endpoint', 'The address without the bucket name.'],
    ['Path style', 'Turn it on when the endpoint is an IP address.'],
  ]),
  pageOfSections('/guide/long', 'Long page', [
    ['', 'It begins shortly.'],
    ['First part', longText],
    ['Second part', 'Short enough to read.'],
  ]),
  pageOfSections('/guide/api/fs', 'Files', [
    ['', 'Routes for files.'],
    ['/api/fs/list', 'The field per_page is 200 at first.'],
    ['/api/fs/remove', 'Deletes objects.'],
  ]),
];

const chinese = [
  pageOfSections('/zh/guide/webdav.html', 'WebDAV', [
    ['', '把播放器连到 AList。'],
    ['Policy', '选择 302 重定向或本地代理。'],
  ]),
];

/** What the build writes as the Markdown copy of such a page. */
const copyOf = ({title, sections}: ReturnType<typeof pageOfSections>) =>
  [
    `# ${title}`,
    ...sections.map(({heading, text}) =>
      heading === '' ? text : `## ${heading}\n\n${text}`,
    ),
  ].join('\n\n');

/** The files of a small built site with the project's own facts, by their paths. */
export function docsFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [base, pages] of [
    ['', english],
    ['zh/', chinese],
  ] as const) {
    filesOf(pages).forEach((content, name) => {
      files.set(base + name, JSON.stringify(content));
    });
    files.set(
      base + messagesFile('current'),
      JSON.stringify({
        pages: [['/guide/drivers/s3', 'S3 object storage']],
        messages: [
          [
            'bucket … does not answer',
            [[0, 'path-style', 'The name does not resolve.']],
          ],
        ],
      }),
    );
  }
  [...english, ...chinese].forEach((page) => {
    files.set(
      page.address
        .slice(1)
        .replace(/\.html$/, '')
        .concat('.md'),
      copyOf(page),
    );
  });
  files.set(
    ASSISTANT_FACTS_FILE,
    JSON.stringify(assistantFacts(readFacts(projectRoot), docsSite)),
  );
  return files;
}

export const filesIn = (files: ReadonlyMap<string, string>): SiteFiles => ({
  read: async (path) => Promise.resolve(files.get(path)),
});
