import {addressWithoutPort} from '../../../service/src/addressWithoutPort';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:54321', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:54321', '2001:db8::1'],
  ['unknown', 'unknown'],
])('a client behind the proxy that names it %s is %s', (named, client) => {
  expect(addressWithoutPort(named)).toBe(client);
});
