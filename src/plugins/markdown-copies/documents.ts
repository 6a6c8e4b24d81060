import path from 'node:path';
import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {VersionName} from '../../lib/version';
import type {PageFrontMatter} from '../../lib/frontMatter';

/** A page as the docs plugin knows it. */
export interface TwinDocument {
  permalink: string;
  title: string;
  description: string;
  frontMatter: PageFrontMatter;
  /** Whole path of its file. */
  file: string;
  /** Path of its file from the folder of all pages, with a slash before it: `/guide/index.md`. */
  root: string;
  /** Address of the page that leads to the others of its folder. */
  folder: string;
  /** Whether the sidebar leads to it. */
  isListed: boolean;
}

export interface TwinVersion {
  isNewest: boolean;
  /** Its name, where it is an older one. */
  version?: VersionName;
  label: string;
  /** In the order of the sidebar, and then those that it does not lead to. */
  documents: readonly TwinDocument[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Ids of the pages of a sidebar, as a reader meets them. */
function idsIn(item: SidebarItem): string[] {
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...item.items.flatMap(idsIn)];
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

/** The address of the nearest index page at or above an address. */
function folderOf(permalink: string, known: ReadonlySet<string>): string {
  const folder = permalink.replace(/[^/]*$/, '');
  return known.has(folder) || folder === '/'
    ? folder
    : folderOf(folder.slice(0, -1), known);
}

function versionOf(version: LoadedVersion, siteDir: string): TwinVersion {
  const {docs, sidebars, contentPath, contentPathLocalized} = version;
  const order = Object.values(sidebars).flatMap((items) =>
    items.flatMap(idsIn),
  );
  const known = new Set(docs.map(({permalink}) => permalink));
  const place = (id: string) => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return {
    isNewest: version.isLast,
    ...(version.isLast ? {} : {version: version.versionName}),
    label: version.label,
    documents: [...docs]
      .sort((one, other) => place(one.id) - place(other.id))
      .map((doc) => {
        const file = path.join(siteDir, doc.source.replace('@site/', ''));
        const base = [contentPathLocalized, contentPath].find((folder) =>
          folder === undefined ? false : file.startsWith(folder + path.sep),
        );
        const relative = path.relative(base ?? contentPath, file);
        return {
          permalink: doc.permalink,
          title: doc.title,
          description: doc.description,
          frontMatter: doc.frontMatter as unknown as PageFrontMatter,
          file,
          root: `/${relative.replaceAll('\\', '/')}`,
          folder: folderOf(doc.permalink, known),
          isListed: order.includes(doc.id),
        };
      }),
  };
}

/** Each version of the pages that the docs plugin loaded. */
export function twinVersions(
  {loadedVersions}: LoadedContent,
  siteDir: string,
): TwinVersion[] {
  return loadedVersions.map((version) => versionOf(version, siteDir));
}
