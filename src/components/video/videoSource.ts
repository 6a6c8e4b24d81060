import type {Sources} from '../content-policy/needs';

/** The supported formats with their MIME types; empty if a library plays them. */
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

/** File extensions, without the dot. */
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

export type Media =
  | {kind: 'file'; format: MediaFormat}
  /** A video site whose player is embedded in a frame. */
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

/** The file extension in an address, without query and fragment. */
function endingOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Extensions of video files; other native formats may be audio only. */
const videoEndings = ['mp4', 'm4v', 'webm', 'ogv'];

/** Whether the extension is one of videos. A file with it that has no picture counts as broken. */
export function isVideo(address: string): boolean {
  return videoEndings.includes(endingOf(address));
}

/** Whether an address is audio only, and needs no space for a picture. */
export function isAudio(address: string, type?: MediaFormat): boolean {
  return (type ?? endingOf(address)) === 'mp3' || endingOf(address) === 'ogg';
}

/** The media at an address; the type is for an address without a known extension. */
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

/** The sources that a page's policy has to allow for a video: a frame, or files of another host, which players also fetch. */
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
