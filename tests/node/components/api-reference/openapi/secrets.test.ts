import {
  MASK,
  masked,
} from '../../../../../src/components/api-reference/openapi/secrets';

test('the options of a storage are hidden, because they have its credentials', () => {
  expect(
    masked([{driver: 'S3', addition: '{"secret_access_key":"x"}'}]),
  ).toEqual([{driver: 'S3', addition: MASK}]);
});

test('the value of a private setting is hidden, of a public one not', () => {
  const setting = {key: 'k', value: 'v', flag: 1};
  expect(masked(setting)).toEqual({...setting, value: MASK});
  expect(masked({...setting, flag: 0})).toEqual({...setting, flag: 0});
});

test('the administrator token is hidden as the whole data of an answer', () => {
  expect(masked({code: 200, data: `alist-${'a'.repeat(64)}`})).toEqual({
    code: 200,
    data: MASK,
  });
});

test('an empty secret is shown as empty, so that a visitor sees that it is not set', () => {
  expect(masked({token: ''})).toEqual({token: ''});
});
