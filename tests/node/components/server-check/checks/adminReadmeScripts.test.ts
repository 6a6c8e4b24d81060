import {adminReadmeScripts} from '../../../../../src/components/server-check/checks/adminReadmeScripts';
import {
  answered,
  certaintyOf,
  refusal,
  settingsWith,
} from '../../../../support/serverCheck';

test.each([
  ['true', 'fine'],
  ['false', 'likely'],
])('a filter of scripts that is %s is judged: %s', (value, certainty) => {
  const seen = {
    adminNewerSettings: settingsWith('adminNewerSettings', {
      filter_readme_scripts: value,
    }),
  };
  expect(certaintyOf(adminReadmeScripts, seen)).toBe(certainty);
});

test('a release without this setting is not judged', () => {
  const refused = answered(
    'adminNewerSettings',
    refusal(400, 'record not found'),
  );
  expect(
    certaintyOf(adminReadmeScripts, {adminNewerSettings: refused}),
  ).toBeUndefined();
});
