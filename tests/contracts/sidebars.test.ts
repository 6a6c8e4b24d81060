import sidebars from '../../sidebars';
import {sidebarPosition} from '../../src/lib/frontMatter';
import {readPages} from '../support/pages';

/** What `sidebars.ts` holds: a page, a group, or a folder. */
type Item = string | {items?: Item[]; link?: {id: string}; dirName?: string};

/** Ids of pages in the order of the sidebar, with the pages of folders in the order of their front matter. */
function idsOf(items: readonly Item[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? [item]
      : [
          ...(item.link === undefined ? [] : [item.link.id]),
          ...idsOf(item.items ?? []),
          ...(item.dirName === undefined ? [] : folderIds(item.dirName)),
        ],
  );
}

/** The first page of a folder stands for the folder in the one above. */
function folderIds(folder: string): string[] {
  return readPages('en')
    .map(({path, text}) => ({
      id: path.replace(/\.md$/, ''),
      names: path.split('/'),
      position: sidebarPosition(
        Number(/^order: (-?\d+)$/m.exec(text)?.[1] ?? 0),
      ),
    }))
    .filter(({id, names}) => {
      const parent = names.at(-1) === 'index.md' ? -2 : -1;
      return (
        id !== `${folder}/index` && names.slice(0, parent).join('/') === folder
      );
    })
    .sort((one, other) => one.position - other.position)
    .flatMap(({id}) =>
      id.endsWith('/index')
        ? [id, ...folderIds(id.slice(0, -'/index'.length))]
        : [id],
    );
}

const inOrder = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}/${name}`);

/** What the specification puts in this order; other pages may stand between. */
const specified: [
  sidebar: keyof typeof sidebars,
  what: string,
  ids: string[],
][] = [
  [
    'guide',
    'the groups',
    [
      'guide/install/index',
      'guide/drivers/index',
      'guide/use/index',
      'guide/advanced/index',
      'guide/api/index',
      'guide/webdav',
      'guide/community',
      'guide/changelog',
    ],
  ],
  [
    'guide',
    'installing',
    inOrder('guide/install', 'script manual docker paas source reverse-proxy'),
  ],
  [
    'guide',
    'advanced pages',
    inOrder(
      'guide/advanced',
      'user rapid_upload alias 2fa search meta balance ipa sso offline-download s3 ftp system_arch backup',
    ),
  ],
  [
    'guide',
    'the HTTP interface',
    inOrder('guide/api', 'apifox auth fs public task admin/index'),
  ],
  [
    'guide',
    'routes of administrators',
    inOrder('guide/api/admin', 'user meta driver storage setting task'),
  ],
  [
    'config',
    'the configuration',
    inOrder('config', 'configuration site style preview global other side'),
  ],
  ['faq', 'questions', inOrder('faq', 'howto seealso why error')],
];

test.each(specified)(
  'in the sidebar "%s" a reader finds %s in the specified order',
  (sidebar, _, ids) => {
    const all = idsOf(sidebars[sidebar] as Item[]);
    expect(all.filter((id) => ids.includes(id))).toEqual(ids);
  },
);
