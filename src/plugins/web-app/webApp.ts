import {locales, type Locale} from '../../config/locales';

/** Name of the web app manifest beside each language's home page. */
export const WEB_APP_FILE = 'site.webmanifest';

/** Widths of the icons that installing needs, in pixels. */
export const appIconSizes = [192, 512] as const;

/** From the folder of the language. */
export const appIconFile = (size: number) => `img/app-${size}.png`;

/**
 * The web app manifest of one language. The installed site keeps the browser's own buttons, because pages lead to other sites and back; its
 * scope is both languages, because each page links to its translation.
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
