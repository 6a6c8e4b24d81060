import {locales, type Locale} from '../../config/locales';

/** Name of the file beside each language's home page that tells browsers how to install the site. */
export const WEB_APP_FILE = 'site.webmanifest';

/** Widths of the icons that installing asks for, in pixels. */
export const appIconSizes = [192, 512] as const;

/** From the folder of the language. */
export const appIconFile = (size: number) => `img/app-${size}.png`;

/**
 * How the site is installed from one of its languages. It keeps the browser's own buttons, because pages lead to other sites and back,
 * and both languages belong to it, because each page leads to its translation.
 */
export function webAppManifest(
  locale: Locale,
  name: string,
  description: string,
): string {
  const {base, htmlLang} = locales[locale];
  return JSON.stringify({
    id: base,
    name,
    short_name: name,
    description,
    lang: htmlLang,
    start_url: base,
    scope: '/',
    display: 'minimal-ui',
    icons: [
      {src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml'},
      ...appIconSizes.map((size) => ({
        src: appIconFile(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    ],
  });
}
