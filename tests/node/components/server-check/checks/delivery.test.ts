import {delivery} from '../../../../../src/components/server-check/checks/delivery';
import {answered, findingOf, refusal} from '../../../../support/serverCheck';

test('a file through the server has a speed, if enough of it came', () => {
  expect(findingOf(delivery)?.saw).toContain('5.0 MB/s');
  const short = answered('download', 'x', {status: 206});
  expect(findingOf(delivery, {download: short})?.saw).toBe(
    'The file comes through your server.',
  );
});

test('a redirect leads to the storage', () => {
  const finding = findingOf(delivery, {download: {kind: 'redirected'}});
  expect(finding?.facts).toEqual({delivery: 'redirect'});
});

test('an error has no way', () => {
  const download = answered('download', refusal(401, 'sign invalid'));
  expect(findingOf(delivery, {download})).toBeUndefined();
});
