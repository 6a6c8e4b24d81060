import {adminUsers} from '../../../../../src/components/server-check/checks/adminUsers';
import {
  answered,
  certaintyOf,
  findingOf,
  success,
} from '../../../../support/serverCheck';

const accounts = (
  ...users: [username: string, basePath: string, disabled?: boolean][]
) => ({
  adminUsers: answered(
    'adminUsers',
    success({
      content: users.map(([username, basePath, disabled = false]) => ({
        username,
        base_path: basePath,
        disabled,
      })),
    }),
  ),
});

test('accounts that begin at the root are fine', () => {
  expect(certaintyOf(adminUsers)).toBe('fine');
  expect(certaintyOf(adminUsers, accounts(['admin', '/'], ['ann', '/']))).toBe(
    'fine',
  );
});

test('an account with another base path cannot open its folders on the web pages', () => {
  expect(
    findingOf(
      adminUsers,
      accounts(['admin', '/'], ['ann', '/local/team'], ['bob', '/films']),
    ),
  ).toMatchObject({
    certainty: 'likely',
    details: ['ann: /local/team', 'bob: /films'],
    facts: {users: 3, belowRoot: 2},
  });
});

test('an account that is disabled opens nothing anyway', () => {
  expect(
    certaintyOf(adminUsers, accounts(['admin', '/'], ['ann', '/local', true])),
  ).toBe('fine');
});

test('nothing is said of a server that names no accounts', () => {
  expect(
    findingOf(adminUsers, {
      adminUsers: answered('adminUsers', success({content: null})),
    }),
  ).toBeUndefined();
});
