import {translate} from '@docusaurus/Translate';
import {dotted, listed} from '../../lib/punctuation';
import {abilitySummary, type Ability} from './catalogue';
import {featureName, operationName} from '../driver-page/driverMessages';

/** What storages are chosen by, and compared in. */
export const filterNames = {
  kind: () =>
    translate({
      id: 'catalogue.kind',
      message: 'Kind',
      description: 'Filter of the catalogue',
    }),
  region: () =>
    translate({
      id: 'catalogue.region',
      message: 'Where',
      description: 'Filter of the catalogue: region of a storage',
    }),
  auth: () =>
    translate({
      id: 'catalogue.auth',
      message: 'Sign-in',
      description: 'Filter of the catalogue',
    }),
  download: () =>
    translate({
      id: 'catalogue.download',
      message: 'Downloads',
      description: 'Filter of the catalogue',
    }),
  ability: () =>
    translate({
      id: 'catalogue.ability',
      message: 'Can',
      description: 'Filter of the catalogue: what a storage can do',
    }),
};

/** Short name of an ability. */
export function abilityName(ability: Ability): string {
  return ability === 'rapidUpload' || ability === 'offlineDownload'
    ? featureName(ability)
    : (operationName(ability) ?? ability);
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
    all: translate({
      id: 'catalogue.can.all',
      message: 'Read and write',
      description: 'The storage can do everything with files',
    }),
    without: translate(
      {
        id: 'catalogue.can.without',
        message: 'Read and write, except: {names}',
        description: 'The storage lacks a few operations',
      },
      {names},
    ),
    only: translate(
      {
        id: 'catalogue.can.only',
        message: 'Read; also {names}',
        description: 'The storage reads and has a few more operations',
      },
      {names},
    ),
    none: translate({
      id: 'catalogue.can.none',
      message: 'Read only',
      description: 'The storage cannot change files',
    }),
  }[kind];
  return dotted([main, ...extras.map(abilityName)]);
}

export function yesOrNo(isYes: boolean): string {
  return isYes
    ? translate({
        id: 'catalogue.yes',
        message: 'Yes',
        description: 'In a table: the storage can do it',
      })
    : translate({
        id: 'catalogue.no',
        message: 'No',
        description: 'In a table: the storage cannot do it',
      });
}
