import {translate} from '@docusaurus/Translate';
import {dotted, listed} from '../../lib/punctuation';
import {abilitySummary, type Ability} from './catalogue';
import {abilityName as nameOf} from '../driver-page/driverMessages';

/** What storages are chosen by, and compared in. */
export const filterNames = {
  kind: () => translate({message: 'Kind'}),
  region: () => translate({message: 'Where'}),
  auth: () => translate({message: 'Sign-in'}),
  download: () => translate({message: 'Downloads'}),
  ability: () => translate({message: 'Can'}),
};

export function abilityName(ability: Ability): string {
  return nameOf(ability) ?? ability;
}

/** Abilities in the order of the table. */
export const abilities: readonly Ability[] = [
  'put',
  'mkdir',
  'rename',
  'move',
  'copy',
  'remove',
  'rapidUpload',
  'offlineDownload',
  'put_url',
  'archive_list',
  'archive_extract',
];

/** What a storage can do, in one line. */
export function abilityLine(all: readonly Ability[]): string {
  const {kind, changes, extras} = abilitySummary(all);
  const names = listed(changes.map(abilityName));
  const main = {
    all: translate({message: 'Read and write'}),
    without: translate({message: 'Read and write, except: {names}'}, {names}),
    only: translate({message: 'Read; also {names}'}, {names}),
    none: translate({message: 'Read only'}),
  }[kind];
  return dotted([main, ...extras.map(abilityName)]);
}

export function yesOrNo(isYes: boolean): string {
  return isYes ? translate({message: 'Yes'}) : translate({message: 'No'});
}
