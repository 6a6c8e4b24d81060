import {localeCodes, type Locale} from '../../config/locales';

export interface PreviewServer {
  locale: Locale;
  port: number;
}

/** The servers that preview all languages together: the root language at the first port, the others after it. */
export function previewServers(firstPort: number): PreviewServer[] {
  return localeCodes.map((locale, index) => ({
    locale,
    port: firstPort + index,
  }));
}
