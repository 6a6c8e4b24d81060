import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The folder that storages of the recordings show. */
const MEDIA = '/tmp/media';

const files = [
  'Boat.mp4',
  'Night train.mp4',
  'Winter/Lake.mp4',
  'Winter/Mountain hut.mp4',
  'Manual.pdf',
];

export function removeMedia(): void {
  rmSync(MEDIA, {recursive: true, force: true});
}

/** Makes the files of the recordings, and nothing else, in their folder. */
export function makeMedia(): void {
  removeMedia();
  for (const file of files) {
    mkdirSync(path.join(MEDIA, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(MEDIA, file), Buffer.alloc(2_411_724));
  }
}
