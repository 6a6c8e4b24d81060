// cspell:ignore bitexact faststart fflags libvpx libx movflags
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import sharp from 'sharp';
import {FRAME_RATE, type Still} from './film';

/** Height of a black band below the picture, so that captions do not cover it. */
const BAND = 80;

/** How each format is encoded; without dates and names of programs, so that the same pictures give the same file. */
export const encoders = {
  webm: [
    '-c:v libvpx-vp9 -crf 38 -b:v 0 -deadline good -cpu-used 2 -row-mt 1',
    '-g 200',
  ],
  mp4: [
    '-c:v libx264 -crf 27 -preset slow -profile:v main -g 200',
    '-movflags +faststart',
  ],
} as const;

export type Format = keyof typeof encoders;

/** Encodes pictures as a video file. */
export async function encodeVideo(
  stills: readonly Still[],
  format: Format,
  file: string,
): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...'-hide_banner -loglevel error -y -f image2pipe'.split(' '),
      ...`-framerate ${FRAME_RATE} -i -`.split(' '),
      ...['-vf', `pad=iw:ih+${BAND}:0:0:black`],
      ...encoders[format].join(' ').split(' '),
      ...'-pix_fmt yuv420p -an -map_metadata -1 -fflags +bitexact'.split(' '),
      ...'-flags:v +bitexact'.split(' '),
      file,
    ],
    {stdio: ['pipe', 'inherit', 'inherit']},
  );
  const ended = new Promise<number | null>((resolve) => {
    ffmpeg.once('exit', resolve);
  });
  for (const {png, frames} of stills) {
    for (let frame = 0; frame < frames; frame += 1) {
      if (!ffmpeg.stdin.write(png)) {
        await once(ffmpeg.stdin, 'drain');
      }
    }
  }
  ffmpeg.stdin.end();
  const code = await ended;
  if (code !== 0) {
    throw new Error(`ffmpeg ends with ${String(code)} for ${file}`);
  }
}

/** Encodes the picture that is shown before a video is played. */
export async function encodePoster(png: Buffer, file: string): Promise<void> {
  await sharp(png)
    .extend({bottom: BAND, background: 'black'})
    .webp({quality: 72})
    .toFile(file);
}
