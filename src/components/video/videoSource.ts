import type {Sources} from '../content-policy/needs';

/** Formats of files that the site plays, by what the browser calls them; empty where a library unpacks them. */
export const mediaFormats = {
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  webm: 'video/webm',
  ogg: 'video/ogg',
  dash: '',
  hls: '',
  ts: '',
  flv: '',
} as const;

export type MediaFormat = keyof typeof mediaFormats;

/** Endings of files, without the dot. */
const endings: Record<string, MediaFormat> = {
  mp4: 'mp4',
  m4v: 'mp4',
  mp3: 'mp3',
  webm: 'webm',
  ogg: 'ogg',
  ogv: 'ogg',
  mpd: 'dash',
  m3u8: 'hls',
  ts: 'ts',
  flv: 'flv',
};

/** What an address leads to. */
export type Media =
  | {kind: 'file'; format: MediaFormat}
  /** A page of another site that shows the video in a frame. */
  | {kind: 'frame'; site: string; address: string}
  | {kind: 'unknown'};

interface FrameSite {
  site: string;
  pattern: RegExp;
  frame: (id: string) => string;
}

const frameSites: readonly FrameSite[] = [
  {
    site: 'YouTube',
    pattern:
      /^https:\/\/(?:www\.youtube\.com\/watch\?v=|www\.youtube\.com\/embed\/|youtu\.be\/)([\w-]{11})/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    site: 'Vimeo',
    pattern: /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    frame: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  {
    site: 'Bilibili',
    pattern: /^https:\/\/www\.bilibili\.com\/video\/(BV\w+)/,
    frame: (id) =>
      `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1`,
  },
];

/** The ending of the path of an address; a query and a fragment do not count. */
function endingOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Endings of files that have a picture; behind others of the formats that browsers play, there may be a sound alone. */
const pictures = ['mp4', 'm4v', 'webm', 'ogv'];

/** Whether a file of which only the sound can be played is broken. */
export function hasPicture(address: string): boolean {
  return pictures.includes(endingOf(address));
}

/** Whether what stands at an address is to be heard only, and needs no room for a picture. */
export function isSound(address: string, type?: MediaFormat): boolean {
  return (type ?? endingOf(address)) === 'mp3' || endingOf(address) === 'ogg';
}

/**
 * What an address leads to.
 *
 * @param type the format, if the author names it, for an address that does not
 */
export function mediaAt(address: string, type?: MediaFormat): Media {
  if (type !== undefined) {
    return {kind: 'file', format: type};
  }
  for (const {site, pattern, frame} of frameSites) {
    const [, id] = pattern.exec(address) ?? [];
    if (id !== undefined) {
      return {kind: 'frame', site, address: frame(id)};
    }
  }
  const ending = endingOf(address);
  return Object.hasOwn(endings, ending)
    ? {kind: 'file', format: endings[ending] as MediaFormat}
    : {kind: 'unknown'};
}

/** What a page's policy must allow for a video: the frame of its site, or files of another host, which players also fetch. */
export function mediaNeeds(media: Media, address: string): Sources {
  if (media.kind === 'frame') {
    return {'frame-src': [new URL(media.address).origin]};
  }
  if (media.kind === 'unknown' || address.startsWith('/')) {
    return {};
  }
  const {origin} = new URL(address);
  return {'media-src': [origin], 'connect-src': [origin]};
}
