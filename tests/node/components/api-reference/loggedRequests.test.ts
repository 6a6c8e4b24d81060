import {
  logRequest,
  REQUEST_LOG_LENGTH,
  requestLog,
} from '../../../../src/components/api-reference/TryIt/loggedRequests';
import {MASK} from '../../../../src/components/api-reference/openapi/secrets';

const log = (url: string) => logRequest({method: 'GET', url});

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
  log(address);
  expect(requestLog.get().at(-1)?.address).toBe(shown);
});

test('the log has the newest requests, each with how it ended', () => {
  const ends = Array.from({length: REQUEST_LOG_LENGTH + 5}, (_, index) =>
    log(`http://nas/${index}`),
  );
  ends.at(-1)?.({kind: 'timeout'});
  const entries = requestLog.get();
  expect(entries).toHaveLength(REQUEST_LOG_LENGTH);
  expect(entries.at(-1)?.end).toEqual({kind: 'timeout'});
  expect(entries.at(-2)?.end).toBeUndefined();
});
