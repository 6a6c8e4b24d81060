import {adminIndex} from '../../../../../src/components/server-check/checks/adminIndex';
import {answered, certaintyOf, success} from '../../../../support/serverCheck';

const index = (more: object, engine = 'database') => ({
  adminSettings: answered(
    'adminSettings',
    success([{key: 'search_index', value: engine}]),
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
