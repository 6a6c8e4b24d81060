// @ts-expect-error -- a module of the bundler's loaders, which has no types
import * as untyped from '../../../../src/plugins/page-weight/partNames.mjs';

const {shortNames, withShortNames} = untyped as {
  shortNames: (table: string) => (name: string) => string;
  withShortNames: (table: string) => string;
};

test('a part is called by the beginning of its name, in each table that names all of them', () => {
  expect(withShortNames('{"0a1b2c3d": "0a1b2c3d", "x": "17896441"}')).toBe(
    '{"0a1b": "0a1b", "x": "1789"}',
  );
});

test('parts whose names begin alike keep them, and only these', () => {
  expect(withShortNames('"0a1b2c3d" "0a1bffff" "17896441"')).toBe(
    '"0a1b2c3d" "0a1bffff" "1789"',
  );
});

test('what is not the name of a part stays as it is', () => {
  const table = '"/guide/0a1b2c3d" "0a1b2c3" "0A1B2C3D" 0a1b2c3d';
  expect(withShortNames(table)).toBe(table);
  expect(shortNames('')('0a1b2c3d')).toBe('0a1b2c3d');
});
