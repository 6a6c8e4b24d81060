import {MASK} from '../../../../../src/components/api-reference/openapi/secrets';
import {
  blankedAddress,
  REQUEST_LOG_LENGTH,
  withEnd,
  withRequest,
  type RequestLogEntry,
} from '../../../../../src/components/api-reference/openapi/requestLog';

test.each([
  [
    'http://nas:1/d/a?sign=x%3D:0&type=d',
    `http://nas:1/d/a?sign=${MASK}&type=d`,
  ],
  [
    'http://nas:1/ad/a?inner=/b&pass=p=q',
    `http://nas:1/ad/a?inner=/b&pass=${MASK}`,
  ],
  ['http://nas:1/api/me', 'http://nas:1/api/me'],
])('%s is shown as %s', (address, shown) => {
  expect(blankedAddress(address)).toBe(shown);
});

test('the log has the newest requests, each with how it ended', () => {
  const count = REQUEST_LOG_LENGTH + 5;
  let entries: RequestLogEntry[] = [];
  for (let id = 1; id <= count; id += 1) {
    entries = withRequest(
      entries,
      {method: 'GET', url: `http://nas/${id}`},
      id,
    );
  }
  expect(entries).toHaveLength(REQUEST_LOG_LENGTH);
  entries = withEnd(entries, count, {kind: 'timeout'}, 15_000);
  expect(entries.at(-1)).toEqual({
    id: count,
    method: 'GET',
    address: `http://nas/${count}`,
    end: {kind: 'timeout'},
    duration: 15_000,
  });
  expect(entries.at(-2)).not.toHaveProperty('end');
});
