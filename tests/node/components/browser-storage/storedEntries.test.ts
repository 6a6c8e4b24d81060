import {
  cacheNames,
  packageStorageKeys,
  storageKeys,
} from '../../../../src/config/storageKeys';
import {
  belongsTo,
  storedEntries,
} from '../../../../src/components/browser-storage/storedEntries';

test('a visitor is told of everything that the site can store', () => {
  const told = storedEntries().map(({id, place}) => `${id} ${place}`);
  const areas = Object.entries({...storageKeys, ...packageStorageKeys});
  expect(told).toEqual([
    ...areas.map(([id, {area}]) => `${id} ${area}`),
    ...Object.keys(cacheNames).map((id) => `${id} cache`),
  ]);
});

test('a key with a closing hyphen holds what begins with it, another one only itself', () => {
  expect(belongsTo('tab-os', {key: 'tab-'})).toBe(true);
  expect(belongsTo('tab', {key: 'tab-'})).toBe(false);
  expect(belongsTo('page-keys', {key: 'page-keys'})).toBe(true);
  expect(belongsTo('page-keys-of-others', {key: 'page-keys'})).toBe(false);
});
