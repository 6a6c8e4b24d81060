import {maskedMessage} from '../../../../src/components/server-check/maskedMessage';

test.each([
  [
    'failed get objs: failed to list objs: open /home/john doe/private-files/电影: no such file or directory',
    'failed get objs: failed to list objs: open […]: no such file or directory',
  ],
  [
    'open D:\\private\\x: The system cannot find the path specified.',
    'open […]: The system cannot find the path specified.',
  ],
  [
    'dial tcp: lookup storage.internal on 127.0.0.11:53: no such host',
    'dial tcp: lookup […] on […]: no such host',
  ],
  ['lookup nas: no such host', 'lookup […]: no such host'],
  [
    'permission denied (user somebody, nas-kitchen:5244, somebody@example.com, fd00::12)',
    'permission denied (user […], […], […], […])',
  ],
  ['see http://nas.lan:5244/x, then wait', 'see […], then wait'],
  ['password=planted-secret', 'password=***'],
  ['one\n- certain: two', 'one - certain: two'],
  [
    'Guest user is disabled, login please',
    'Guest user is disabled, login please',
  ],
  ['request failed with code:404', 'request failed with code:404'],
])('a message of a server tells nothing private: “%s”', (message, masked) => {
  expect(maskedMessage(message)).toBe(masked);
});
