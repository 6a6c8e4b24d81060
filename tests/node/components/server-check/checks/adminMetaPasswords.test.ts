import {adminMetaPasswords} from '../../../../../src/components/server-check/checks/adminMetaPasswords';
import {answered, findingOf, success} from '../../../../support/serverCheck';

const meta = (path: string, password: string, holdsBelow = true) => ({
  path,
  password,
  p_sub: holdsBelow,
  write: false,
  w_sub: false,
});

const of = (...content: ReturnType<typeof meta>[]) =>
  findingOf(adminMetaPasswords, {
    adminMetas: answered('adminMetas', success({content})),
  });

test('nothing is said without passwords', () => {
  expect(of()).toBeUndefined();
  expect(of(meta('/a', ''))).toBeUndefined();
});

test('other ways into a folder with a password are good to know', () => {
  expect(of(meta('/a', 'x'))?.certainty).toBe('info');
});

test('a meta inside that switches the password off is a fault', () => {
  expect(of(meta('/a', 'x'), meta('/a/b', ''))).toMatchObject({
    certainty: 'certain',
    details: ['/a/b'],
  });
  expect(of(meta('/', 'x'), meta('/b', ''))?.certainty).toBe('certain');
});

test('a password for one folder alone ends the outer one below it', () => {
  expect(of(meta('/a', 'x'), meta('/a/b', 'y', false))).toMatchObject({
    certainty: 'certain',
    details: ['/a/b/*'],
  });
});

test('a neighbour, a second password and a password for one folder alone are none', () => {
  expect(of(meta('/a', 'x'), meta('/ab', ''))?.certainty).toBe('info');
  expect(of(meta('/a', 'x'), meta('/a/b', 'y'))?.certainty).toBe('info');
  expect(of(meta('/a', 'x', false), meta('/a/b', ''))?.certainty).toBe('info');
});
