import {adminLimits} from '../../../../../src/components/server-check/checks/adminLimits';
import {
  answered,
  certaintyOf,
  findingOf,
  refusal,
  settingsWith,
} from '../../../../support/serverCheck';

const withLimits = (values: Record<string, string>) => ({
  adminNewerSettings: settingsWith('adminNewerSettings', values),
});

test('limits as AList sets them stop nothing', () => {
  expect(certaintyOf(adminLimits)).toBe('fine');
});

test('a speed of 0 stops transfers, a number of tasks below 1 stops tasks', () => {
  expect(
    findingOf(adminLimits, withLimits({max_client_download_speed: '0'})),
  ).toMatchObject({
    certainty: 'certain',
    means: expect.stringContaining('transfers hang') as string,
    details: ['max_client_download_speed'],
  });
  expect(
    findingOf(
      adminLimits,
      withLimits({copy_task_threads_num: '0', upload_task_threads_num: '-1'}),
    )?.details,
  ).toEqual(['upload_task_threads_num', 'copy_task_threads_num']);
});

test.each(['', 'many', '0.5'])('a limit of %j says nothing', (value) => {
  expect(
    certaintyOf(adminLimits, withLimits({max_client_upload_speed: value})),
  ).toBe('fine');
});

test('a release without these settings is not judged', () => {
  const refused = answered(
    'adminNewerSettings',
    refusal(400, 'record not found'),
  );
  expect(findingOf(adminLimits, {adminNewerSettings: refused})).toBeUndefined();
});
