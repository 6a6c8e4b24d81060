import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  stampOf,
  whileUnchanged,
} from '../../../../src/markdown/facts/whileUnchanged';
import {temporaryFolder} from '../../../support/temporaryFolder';

test('what is read is kept for each key until its stamp changes', () => {
  let stamp = 'a';
  const read = jest.fn((key: string) => `${key} ${stamp}`);
  const kept = whileUnchanged((key: string) => `${key} is ${stamp}`, read);
  expect([kept('x'), kept('x'), kept('y')]).toEqual(['x a', 'x a', 'y a']);
  expect(read).toHaveBeenCalledTimes(2);
  stamp = 'b';
  expect(kept('x')).toBe('x b');
  expect(read).toHaveBeenCalledTimes(3);
});

test('what could not be read is tried again', () => {
  let isWrong = true;
  const kept = whileUnchanged(
    () => 'a',
    () => {
      if (isWrong) {
        throw new Error('wrong');
      }
      return 'right';
    },
  );
  expect(() => kept()).toThrow('wrong');
  isWrong = false;
  expect(kept()).toBe('right');
});

test('a folder has another stamp when a file in it is added, changed or gone', () => {
  const folder = temporaryFolder({'deep/other.json': ''});
  const file = path.join(folder, 'deep/one.json');
  const stamps = [
    () => undefined,
    () => writeFileSync(file, '1'),
    () => writeFileSync(file, '12'),
    () => writeFileSync(path.join(folder, 'two.json'), ''),
    () => rmSync(file),
  ].map((change) => {
    change();
    return stampOf(folder);
  });
  expect(new Set(stamps).size).toBe(5);
  expect(stampOf(folder)).toBe(stamps.at(-1));
});
