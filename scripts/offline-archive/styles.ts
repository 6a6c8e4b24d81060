import {fileOfAsset, relativeAddress, type ArchiveContents} from './addresses';

/** A file that a style sheet names from the root of the site. */
const named = /url\((["']?)(\/[^"')]+)\1\)/g;

/** A style sheet of the site as a file of the archive, and the paths on the site of the files that it names. */
export function archiveStyles(
  css: string,
  pathname: string,
  {locale}: ArchiveContents,
): {css: string; shown: readonly string[]} {
  const file = fileOfAsset(pathname, locale);
  const shown = new Set<string>();
  const relative = css.replace(named, (_, quote: string, address: string) => {
    const {pathname: target} = new URL(address, 'https://site.invalid');
    shown.add(target);
    return `url(${quote}${relativeAddress(file, fileOfAsset(target, locale))}${quote})`;
  });
  return {css: relative, shown: [...shown]};
}
