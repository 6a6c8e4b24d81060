import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {parseAtDoor} from '../../src/lib/describeIssues';
import {withFigures} from '../hosting/figures';
import {SPEED_FILE, speedSchema, type SpeedFigures} from './figures';
import {speedReport} from './report';
import {speedPages, SPEED_PROGRAM} from './speedPages';
import {writeJson} from './writeJson';

export async function readSpeed(): Promise<SpeedFigures> {
  return existsSync(SPEED_FILE)
    ? parseAtDoor(
        speedSchema,
        JSON.parse(await readFile(SPEED_FILE, 'utf8')),
        SPEED_FILE,
      )
    : {parts: {}};
}

/** Keeps what was found, in the file and in the pages of both languages. */
export async function keepSpeed(figures: SpeedFigures): Promise<void> {
  await writeJson(SPEED_FILE, speedSchema.parse(figures));
  for (const locale of ['en', 'zh'] as const) {
    const file = speedPages[locale];
    const page = await readFile(file, 'utf8');
    const report = speedReport(figures, locale);
    await writeFile(file, withFigures(page, report, SPEED_PROGRAM));
  }
}
