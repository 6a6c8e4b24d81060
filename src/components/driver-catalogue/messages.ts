import {translate} from '@docusaurus/Translate';
import {dotted, listed} from '../../lib/punctuation';
import {
  abilityName as nameOf,
  authName,
  downloadName,
  kindName,
  regionName,
} from '../driver-page/driverMessages';
import {abilitySummary, changes, type Ability, type Choice} from './catalogue';

/** What storages are chosen by, and compared in. */
export const filterNames: Readonly<Record<Choice, () => string>> = {
  kind: () => translate({message: 'Kind'}),
  region: () => translate({message: 'Where'}),
  auth: () => translate({message: 'Sign-in'}),
  download: () => translate({message: 'Downloads'}),
  ability: () => translate({message: 'Can'}),
};

export function abilityName(ability: Ability): string {
  return nameOf(ability) ?? ability;
}

/** The name of a value that a filter checks. */
export const valueNames = {
  kind: kindName,
  region: regionName,
  auth: authName,
  download: downloadName,
  ability: abilityName,
} as Readonly<Record<Choice, (value: string) => string>>;

/** Abilities in the order of the table. */
export const abilities: readonly Ability[] = [
  ...changes,
  'rapidUpload',
  'offlineDownload',
  'put_url',
  'archive_list',
  'archive_extract',
];

/** What a storage can do, in one line. */
export function abilityLine(
  driver: Parameters<typeof abilitySummary>[0],
): string {
  const {kind, changes: told, extras} = abilitySummary(driver);
  const names = listed(told.map(abilityName));
  const main = {
    all: translate({message: 'Read and write'}),
    without: translate({message: 'Read and write, except: {names}'}, {names}),
    only: translate({message: 'Read; also {names}'}, {names}),
    none: translate({message: 'Read only'}),
  }[kind];
  return dotted([main, ...extras.map(abilityName)]);
}
