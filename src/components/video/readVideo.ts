import * as z from 'zod';
import {parseOrThrow} from '../../lib/describeIssues';
import {words} from '../../lib/mediaAttributes';
import {mediaFormats, type MediaFormat} from './videoSource';

const formatNames = Object.keys(mediaFormats) as [
  MediaFormat,
  ...MediaFormat[],
];

const attributes = z.strictObject({
  title: words('a title: ::video[What it shows]{…}'),
  src: words(
    'src="…", an address that begins with / (a file under static/) or https://',
    (text) => /^(?:\/|https:\/\/)/.test(text),
  ),
  poster: z.string().startsWith('/').optional(),
  /** Captions, as a WebVTT file. */
  captions: z.string().startsWith('/').optional(),
  ratio: z
    .string()
    .regex(/^\d+\/\d+$/, {error: 'width and height, such as 16/9'})
    .default('16/9'),
  type: z.enum(formatNames).optional(),
});

export type VideoProps = z.infer<typeof attributes>;

/** Parses `::video[Title]{src="…"}`. Its errors say what to write instead. */
export function readVideo(found: Record<string, unknown>): VideoProps {
  return parseOrThrow(attributes, found, '::video');
}
