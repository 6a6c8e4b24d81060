import {
  logRequest,
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
