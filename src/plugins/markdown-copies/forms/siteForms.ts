import type {CommunityPlace} from '../../../config/community';
import type {Failure} from '../../../config/failures';
import type {StoredEntry} from '../../../components/browser-storage/storedEntries';
import type {InLocale} from '../../../lib/localize';
import type {FormContext} from './form';
import {code, link, table, type Block} from './nodes';
import {columns} from './tableForms';

export function storedKeys(
  {things}: {things: InLocale<StoredEntry>[]},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['name', 'place', 'purpose'], say),
      things.map(({key, place, purpose}) => [
        [code(key.endsWith('-') ? `${key}…` : key)],
        [say(`privacy.place.${place}`)],
        [purpose],
      ]),
    ),
  ];
}

export function faultTable(
  {faults}: {faults: InLocale<Failure>[]},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['fault', 'effect', 'test'], say),
      faults.map(({fault, effect, test}) => [[fault], [effect], [code(test)]]),
    ),
  ];
}

export function communityTable(
  {places}: {places: InLocale<CommunityPlace>[]},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['community', 'communityPurpose'], say),
      places.map(({name, href, purpose}) => [[link(href, name)], [purpose]]),
    ),
  ];
}
