import {dataOf, type Observations} from '../fetching/observation';
import type {readLimits, readSettings} from '../fetching/requests';

const valueIn = (
  seen: Observations,
  name: 'adminSettings' | 'adminLimits',
  wanted: string,
): string | undefined =>
  dataOf(seen, name)?.find(({key}) => key === wanted)?.value;

/** The value of a setting that was requested with the reader's token. */
export const settingOf = (
  seen: Observations,
  wanted: (typeof readSettings)[number],
): string | undefined => valueIn(seen, 'adminSettings', wanted);

/** The same of the settings that earlier releases do not have. */
export const limitOf = (
  seen: Observations,
  wanted: (typeof readLimits)[number],
): string | undefined => valueIn(seen, 'adminLimits', wanted);
