import {adminRoles} from '../../../../../src/components/server-check/checks/adminRoles';
import {
  answered,
  certaintyOf,
  findingOf,
  success,
} from '../../../../support/serverCheck';

const UPLOAD = 1 << 3;
const DELETE = 1 << 7;

const role = (...scopes: [path: string, permission: number][]) => ({
  adminRoles: answered(
    'adminRoles',
    success({
      content: [
        {
          id: 2,
          name: 'admin',
          permission_scopes: [{path: '/', permission: 0xffff}],
        },
        {
          id: 4,
          name: 'family',
          permission_scopes: scopes.map(([path, permission]) => ({
            path,
            permission,
          })),
        },
      ],
    }),
  ),
});

const storageAt = (mountPath: string) => ({
  adminStorages: answered(
    'adminStorages',
    success({
      content: [
        {
          mount_path: mountPath,
          driver: 'Local',
          status: 'work',
          disabled: false,
        },
      ],
    }),
  ),
});

test('roles whose entries stay apart are fine', () => {
  expect(certaintyOf(adminRoles)).toBe('fine');
  expect(
    certaintyOf(adminRoles, role(['/films', 0], ['/films-new', UPLOAD])),
  ).toBe('fine');
});

test('a folder below a wider entry has its permissions, whatever its own entry says', () => {
  const found = findingOf(
    adminRoles,
    role(['/', UPLOAD | DELETE], ['/private', UPLOAD]),
  );
  expect(found).toMatchObject({
    certainty: 'likely',
    details: ['family /private: delete'],
  });
});

test('at the root the permissions of all folders hold, where files are in it', () => {
  const inbox = role(['/inbox', UPLOAD | DELETE]);
  expect(certaintyOf(adminRoles, {...inbox, ...storageAt('/local')})).toBe(
    'fine',
  );
  expect(findingOf(adminRoles, {...inbox, ...storageAt('/')})?.details).toEqual(
    ['family /: delete'],
  );
});

const accountAt = (basePath: string, disabled = false) => ({
  adminUsers: answered(
    'adminUsers',
    success({
      content: [{username: 'wide', base_path: basePath, disabled, role: [4]}],
    }),
  ),
});

test('at the base path of an account, entries for folders below count as well', () => {
  const team = role(['/local/team', 0], ['/local/team/inbox', UPLOAD | DELETE]);
  const seen = {...team, ...storageAt('/local')};
  expect(
    findingOf(adminRoles, {...seen, ...accountAt('/local/team')}),
  ).toMatchObject({
    certainty: 'likely',
    details: ['family /local/team: delete'],
  });
  expect(certaintyOf(adminRoles, {...seen, ...accountAt('/')})).toBe('fine');
  expect(
    certaintyOf(adminRoles, {...seen, ...accountAt('/local/team', true)}),
  ).toBe('fine');
});

test('nothing is called fine without the accounts or the storages', () => {
  const broken = '<html>';
  expect(
    certaintyOf(adminRoles, {adminUsers: answered('adminUsers', broken)}),
  ).toBeUndefined();
  expect(
    certaintyOf(adminRoles, {adminStorages: answered('adminStorages', broken)}),
  ).toBeUndefined();
});

test('the administrator, who may do everything, is no finding', () => {
  expect(certaintyOf(adminRoles, role())).toBe('fine');
});
