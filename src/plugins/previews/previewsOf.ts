import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {previewFile} from '../../components/link-preview/previewFile';
import type {Locale} from '../../config/locales';
import {pageOf, type PagePath} from '../../lib/address';
import type {PageFrontMatter} from '../../lib/frontMatter';
import type {PreviewText} from './Drawing';

export interface Preview extends PreviewText {
  /** From the folder of the language. */
  file: string;
}

interface Page {
  page: PagePath;
  title: string;
  /** What the sidebar calls it. */
  name: string;
}

/** Index pages of the folders that a page is in, the nearest first. */
function foldersOf(page: PagePath): PagePath[] {
  const parts = page.split('/').slice(1, page.endsWith('/') ? -2 : -1);
  return parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`)
    .reverse();
}

/** Its index page introduces the site, and is no name for the pages beside it: they are called what the navbar calls the folder. */
const guide = {folder: '/guide/', name: {en: 'Guide', zh: '指南'}} as const;

/** What each page's preview says. A page belongs to the nearest index page above it. */
export function previewTexts(
  pages: readonly Page[],
  site: string,
  locale: Locale,
): Preview[] {
  const names = new Map(
    pages.map(({page, name}) => [
      page,
      page.endsWith(guide.folder) ? guide.name[locale] : name,
    ]),
  );
  return pages.map(({page, title}) => {
    const folder = foldersOf(page).find((above) => names.has(above));
    return {
      file: previewFile(page),
      title,
      section: folder === undefined ? undefined : names.get(folder),
      site,
    };
  });
}

/** The same for every page that the docs plugin has loaded. */
export function previewsOf(
  {loadedVersions}: LoadedContent,
  site: string,
  locale: Locale,
): Preview[] {
  return previewTexts(
    loadedVersions
      .flatMap(({docs}) => docs)
      .map(({permalink, title, frontMatter}) => {
        const {shortTitle, heroText} = frontMatter as Partial<PageFrontMatter>;
        return {
          page: pageOf(permalink),
          title: heroText ?? title,
          name: shortTitle ?? title,
        };
      }),
    site,
    locale,
  );
}
