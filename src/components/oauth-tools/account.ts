import {unitText} from '../../lib/unitText';
import {visibleText} from './callbackParameters';
import type {Values} from '../../data/oauthProviders/values';

/** Longest name of an account that is shown, in characters. */
const NAME_LIMIT = 120;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size such as `15 GB`; `undefined` for anything but digits. */
export function sizeText(
  bytes: string | undefined,
  language: string,
): string | undefined {
  if (bytes === undefined || !/^\d{1,15}$/.test(bytes)) {
    return undefined;
  }
  const step = Math.min(
    units.length - 1,
    Math.floor((bytes.replace(/^0+(?=\d)/, '').length - 1) / 3),
  );
  return unitText(
    Number(bytes) / 1000 ** step,
    units[step] ?? 'byte',
    language,
  );
}

/** The account as its provider names it. */
export interface Account {
  /** Its name and its email address, as far as they are known. */
  names: string[];
  used?: string | undefined;
  /** Unknown where the space is not limited. */
  total?: string | undefined;
}

export function accountOf(
  {accountName, accountEmail, quotaUsed, quotaTotal}: Values,
  language: string,
): Account {
  return {
    names: [accountName, accountEmail]
      .map((name) => visibleText(name ?? '', NAME_LIMIT))
      .filter((name) => name !== ''),
    used: sizeText(quotaUsed, language),
    total: sizeText(quotaTotal, language),
  };
}
