import type {Locale} from '../../config/locales';

/** The addresses of a screencast's files in one language. */
export function screencastFiles(name: string, locale: Locale) {
  const address = `/media/screencasts/${name}-${locale}`;
  return {
    webm: `${address}.webm`,
    mp4: `${address}.mp4`,
    poster: `${address}.webp`,
    captions: `${address}.vtt`,
  };
}
