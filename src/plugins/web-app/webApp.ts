import {locales, type Locale} from '../../config/locales';

/** Name of the web app manifest beside each language's home page. */
export const WEB_APP_FILE = 'site.webmanifest';

/** What iPhones show on the home screen. */
export const TOUCH_ICON = 'apple-touch-icon.png';

/** Widths of the icons that installing asks for, in pixels. */
const sizes = [192, 512];

/** The icons under `static/` that `npm run icons` draws; platforms that cut icons to a shape take a maskable one. */
const appIcons = (['any', 'maskable'] as const).flatMap((purpose) =>
  sizes.map((size) => ({
    src: `img/app-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

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
      ...appIcons,
    ],
  });
}
