import {fileOfAsset, relativeAddress, type BoxContents} from './addresses';

/** A file that a style sheet names from the root of the site. */
const named = /url\((["']?)(\/[^"')]+)\1\)/g;

/** A style sheet of the site as a file of the archive, and the paths on the site of the files that it names. */
export function boxStyles(
  css: string,
  pathname: string,
  {locale}: BoxContents,
): {css: string; shown: readonly string[]} {
  const file = fileOfAsset(pathname, locale);
  const shown = new Set<string>();
  const relative = css.replace(named, (_, quote: string, address: string) => {
    const {pathname: asked} = new URL(address, 'https://site.invalid');
    shown.add(asked);
    return `url(${quote}${relativeAddress(file, fileOfAsset(asked, locale))}${quote})`;
  });
  return {css: relative, shown: [...shown]};
}
