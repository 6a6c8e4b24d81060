import records from '../../../src/data/permissions/records.json';
import {
  permissionKeys,
  permissionsRecords,
} from '../../../src/data/permissions/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const {bits} = parseOrThrow(
  permissionsRecords,
  records,
  'permissions/records.json',
);

test('the permission bits count up from zero in the order of the product', () => {
  expect(bits).toHaveLength(17);
  expect(bits.map(({key}) => key)).toEqual([...permissionKeys]);
  expect(bits.map(({value}) => value)).toEqual(
    bits.map((_, index) => 2 ** index),
  );
});
