import {localeCodes, type Locale} from '../../config/locales';

/** A server that shows one language while somebody writes. */
export interface PreviewServer {
  locale: Locale;
  port: number;
}

/** The servers that show all languages together: the root language at the first port, the others behind it. */
export function previewServers(firstPort: number): PreviewServer[] {
  return localeCodes.map((locale, index) => ({
    locale,
    port: firstPort + index,
  }));
}
