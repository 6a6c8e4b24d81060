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
        {name: 'admin', permission_scopes: [{path: '/', permission: 0xffff}]},
        {
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
  const inbox = role(['/inbox', UPLOAD]);
  expect(certaintyOf(adminRoles, {...inbox, ...storageAt('/local')})).toBe(
    'fine',
  );
  expect(findingOf(adminRoles, {...inbox, ...storageAt('/')})?.details).toEqual(
    ['family /: upload'],
  );
});

test('the administrator, who may do everything, is no finding', () => {
  expect(certaintyOf(adminRoles, role())).toBe('fine');
});
