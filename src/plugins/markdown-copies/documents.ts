import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '../../lib/frontMatter';

export interface CopiedDocument {
  permalink: string;
  title: string;
  heading: string;
  description: string;
  /** Address of the page that leads to the others of its folder. */
  folder: string;
  isListed: boolean;
}

export interface CopiedVersion {
  isNewest: boolean;
  label: string;
  /** In the order of the sidebar, and then those that it does not lead to. */
  documents: readonly CopiedDocument[];
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

function versionOf({
  docs,
  sidebars,
  isLast,
  label,
}: LoadedVersion): CopiedVersion {
  const order = Object.values(sidebars).flatMap((items) =>
    items.flatMap(idsIn),
  );
  const known = new Set(docs.map(({permalink}) => permalink));
  const place = (id: string) => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return {
    isNewest: isLast,
    label,
    documents: [...docs]
      .sort((one, other) => place(one.id) - place(other.id))
      .map(({id, permalink, title, description, frontMatter}) => ({
        permalink,
        // Pages are checked against this form when they are loaded.
        heading: (frontMatter as Partial<PageFrontMatter>).heroText ?? title,
        title,
        description,
        folder: folderOf(permalink, known),
        isListed: order.includes(id),
      })),
  };
}

export function copiedVersions({
  loadedVersions,
}: LoadedContent): CopiedVersion[] {
  return loadedVersions.map(versionOf);
}
