import {translate} from '@docusaurus/Translate';
import type {Ability} from './catalogue';
import {featureName, operationName} from '../driver-page/driverMessages';

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
