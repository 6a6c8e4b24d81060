import type {PagePath} from '../../lib/address';

/** What most sites that show previews crop least, in pixels. */
export const previewSize = {width: 1200, height: 630} as const;

/** Where the picture is that other sites show beside a link to a page, from the folder of the language. */
export function previewFile(page: PagePath): string {
  return `img/previews${page.replace(/\/$/, '/index')}.png`;
}
