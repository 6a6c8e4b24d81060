import {dataOf, type Observations} from '../fetching/observation';
import type {readSettings} from '../fetching/requests';

/** The value of a setting that was requested with the reader's token. */
export function settingOf(
  seen: Observations,
  wanted: (typeof readSettings)[number],
): string | undefined {
  return dataOf(seen, 'adminSettings')?.find(({key}) => key === wanted)?.value;
}
