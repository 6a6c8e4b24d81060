import {adminStorages} from '../../../../../src/components/server-check/checks/adminStorages';
import {
  answered,
  certaintyOf,
  findingOf,
  success,
  target,
} from '../../../../support/serverCheck';

const storage = (status: string, disabled = false) => ({
  mount_path: '/films',
  driver: 'Quark',
  status,
  disabled,
});

const withStorages = (...content: ReturnType<typeof storage>[]) => ({
  adminStorages: answered('adminStorages', success({content})),
});

const known = [
  {
    id: 'x',
    messages: ['require login […]'],
    cause: 'Cookie `old`.',
    fix: 'New one.',
  },
];

test('working and disabled storages are fine', () => {
  expect(certaintyOf(adminStorages)).toBe('fine');
  const disabled = withStorages(storage('work'), storage('failed', true));
  expect(certaintyOf(adminStorages, disabled)).toBe('fine');
});

test('a storage that fails is explained by the error finder', () => {
  const failing = withStorages(
    storage('require login [guest]'),
    storage('work'),
  );
  expect(
    findingOf(adminStorages, failing, {...target, knownMessages: known}),
  ).toMatchObject({
    certainty: 'certain',
    details: ['/films (Quark): require login [guest]', 'Cookie old. New one.'],
    facts: {failing: 1, drivers: 'Quark'},
  });
});

test('a secret in a message is masked', () => {
  const failing = withStorages(storage('refresh_token=planted-secret failed'));
  const finding = findingOf(adminStorages, failing);
  expect(JSON.stringify(finding)).not.toContain('planted-secret');
});
