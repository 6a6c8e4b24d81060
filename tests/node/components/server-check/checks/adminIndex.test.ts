import {adminIndex} from '../../../../../src/components/server-check/checks/adminIndex';
import {
  answered,
  certaintyOf,
  findingOf,
  RECORDED_AT,
  success,
} from '../../../../support/serverCheck';

const index = (more: object, engine = 'database', autoUpdate = 'false') => ({
  adminSettings: answered(
    'adminSettings',
    success([
      {key: 'search_index', value: engine},
      {key: 'auto_update_index', value: autoUpdate},
    ]),
  ),
  adminIndex: answered(
    'adminIndex',
    success({
      obj_count: 5,
      is_done: true,
      last_done_time: null,
      error: '',
      ...more,
    }),
  ),
});

test('search that is off is good to know', () => {
  expect(certaintyOf(adminIndex)).toBe('info');
});

test('an index is judged by its error, its size and its progress', () => {
  expect(certaintyOf(adminIndex, index({}))).toBe('fine');
  expect(certaintyOf(adminIndex, index({error: 'disk full'}))).toBe('certain');
  expect(certaintyOf(adminIndex, index({obj_count: 0}))).toBe('likely');
  expect(certaintyOf(adminIndex, index({is_done: false}))).toBe('info');
});

const builtDaysAgo = (days: number) => ({
  last_done_time: new Date(RECORDED_AT - days * 86_400_000).toISOString(),
});

test('an old index is good to know if nothing updates it', () => {
  const old = builtDaysAgo(40);
  expect(findingOf(adminIndex, index(old))).toMatchObject({
    certainty: 'info',
    facts: {days: 40},
  });
  expect(certaintyOf(adminIndex, index(old, 'database', 'true'))).toBe('fine');
  expect(certaintyOf(adminIndex, index(builtDaysAgo(30)))).toBe('fine');
});
