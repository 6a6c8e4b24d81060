import {RateLimiter, rateKey} from '../../../service/src/rateLimiter';

const MINUTE = 60_000;

test('counts each client separately, and returns how long to wait', () => {
  const limiter = new RateLimiter({max: 2, minutes: 1, clients: 100});
  expect(limiter.take('a', 0)).toBeUndefined();
  expect(limiter.take('a', 10_000)).toBeUndefined();
  expect(limiter.take('a', 20_000)).toBe(40);
  expect(limiter.take('b', 20_000)).toBeUndefined();
  expect(limiter.take('a', MINUTE - 1)).toBe(1);
  expect(limiter.take('a', MINUTE)).toBeUndefined();
});

test('remembers a limited number of clients', () => {
  const limiter = new RateLimiter({max: 1, minutes: 1, clients: 100});
  for (let client = 0; client < 10_000; client += 1) {
    limiter.take(`client ${client}`, client);
  }
  expect(limiter.size).toBe(100);
  expect(limiter.take('client 9999', 10_000)).toBeDefined();
  expect(limiter.take('client 1', 10_000)).toBeUndefined();
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(rateKey(address)).toBe(key);
});
