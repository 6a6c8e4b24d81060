import {dataOf, type Observations} from './fetching/observation';

/** The value of a setting that was requested with the visitor's token. */
export const settingOf = (
  seen: Observations,
  wanted: 'sign_all' | 'search_index',
): string | undefined =>
  dataOf(seen, 'adminSettings')?.find(({key}) => key === wanted)?.value;
