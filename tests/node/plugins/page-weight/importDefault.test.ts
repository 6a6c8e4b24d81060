import {__importDefault} from '../../../../src/plugins/page-weight/importDefault';

test('what a module of the older kind exports is its default', () => {
  const addSlash = () => '/';
  expect(__importDefault(addSlash as {__esModule?: boolean})).toEqual({
    default: addSlash,
  });
});

test('a module that says what its default is stays as it is', () => {
  const module = {__esModule: true, default: 'a'};
  expect(__importDefault(module)).toBe(module);
});
