import {copyFileSync, mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import sharp from 'sharp';

const media = path.join(__dirname, '../../static/media/sample');

/** When the files were changed last. */
const CHANGED = new Date('2026-01-02T08:30:00Z');

/** Drawings that pass for photographs: the sky, what is far, and what is near. */
const photographs = {
  'Boat.jpg': {sky: '#9ad1f5', far: '#3d7ea6', near: '#f2efe6', y: 150},
  'Hills.jpg': {sky: '#fbe3b5', far: '#7fa65a', near: '#4e7a3a', y: 130},
  'Night.jpg': {sky: '#1b2550', far: '#32406f', near: '#f6d776', y: 170},
  'Snow.jpg': {sky: '#c9d8ee', far: '#9fb4d6', near: '#ffffff', y: 140},
} as const;

const letters = {
  'letters/January.txt': strToU8('A letter of January.\n'),
  'letters/February.txt': strToU8('A letter of February.\n'),
  'Read me.txt': strToU8('Letters of this winter.\n'),
};

async function draw(file: string, name: keyof typeof photographs) {
  const {sky, far, near, y} = photographs[name];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
    <rect width="400" height="300" fill="${sky}"/>
    <path d="M0 ${y} Q100 ${y - 70} 200 ${y} T400 ${y - 20} V300 H0 Z" fill="${far}"/>
    <path d="M0 ${y + 80} Q140 ${y + 20} 260 ${y + 90} T400 ${y + 60} V300 H0 Z" fill="${near}"/>
  </svg>`;
  await sharp(Buffer.from(picture)).jpeg().toFile(file);
}

/** Makes the files of the storages with files of their own: photographs, notes, an archive, a song and a film. */
export async function makeSamples(folder: string): Promise<void> {
  const photos = path.join(folder, 'photos');
  mkdirSync(photos, {recursive: true});
  mkdirSync(path.join(folder, 'backup'));
  for (const name of Object.keys(photographs)) {
    await draw(path.join(photos, name), name as keyof typeof photographs);
  }
  writeFileSync(path.join(photos, 'Letters.zip'), zipSync(letters));
  writeFileSync(
    path.join(photos, 'Notes.md'),
    '# Winter\n\nTwelve pictures.\n',
  );
  copyFileSync(path.join(media, 'sample.mp3'), path.join(photos, 'Song.mp3'));
  copyFileSync(path.join(media, 'sample.webm'), path.join(photos, 'Film.webm'));
  for (const name of [
    ...Object.keys(photographs),
    'Letters.zip',
    'Notes.md',
    'Song.mp3',
    'Film.webm',
  ]) {
    utimesSync(path.join(photos, name), CHANGED, CHANGED);
  }
}
