import {dataOf, type Observations} from '../fetching/observation';
import type {readNewerSettings, readSettings} from '../fetching/requests';

const valueIn = (
  seen: Observations,
  name: 'adminSettings' | 'adminNewerSettings',
  wanted: string,
): string | undefined =>
  dataOf(seen, name)?.find(({key}) => key === wanted)?.value;

/** The value of a setting that was requested with the reader's token. */
export const settingOf = (
  seen: Observations,
  wanted: (typeof readSettings)[number],
): string | undefined => valueIn(seen, 'adminSettings', wanted);

/** The same of the settings that earlier releases do not have. */
export const newerSettingOf = (
  seen: Observations,
  wanted: (typeof readNewerSettings)[number],
): string | undefined => valueIn(seen, 'adminNewerSettings', wanted);
