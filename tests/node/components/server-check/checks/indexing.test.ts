import {indexing} from '../../../../../src/components/server-check/checks/indexing';
import {guestRequests} from '../../../../../src/components/server-check/fetching/requests';
import {
  answered,
  certaintyOf,
  refusal,
  target,
  targetAt,
} from '../../../../support/serverCheck';

const robots = (text: string) => ({robots: answered('robots', text)});

test.each([
  ['User-agent: *\nAllow: /', 'info'],
  ['User-agent: *\r\nDisallow: / # private\r\n', 'fine'],
  ['user-agent: *\ndisallow:/', 'fine'],
  ['User-agent: *\nDisallow: /private/', 'info'],
  ['User-agent: A\nDisallow: /\nUser-agent: *\nAllow: /', 'info'],
  ['User-agent: *\nAllow: /\nUser-agent: A\nDisallow: /', 'info'],
  ['User-agent: *\nUser-agent: B\nDisallow: /', 'fine'],
  ['User-agent: B\nUser-agent: *\nDisallow: /', 'fine'],
  ['User-agent: *\nDisallow: /*', 'fine'],
  ['User-agent: *\nDisallow: /\nAllow: /', 'info'],
  ['User-agent: *\nDisallow:', 'info'],
  ['', 'info'],
])('a robots.txt with the text %j is %s', (text, certainty) => {
  expect(certaintyOf(indexing, robots(text))).toBe(certainty);
});

test('nothing is said where crawlers see nothing', () => {
  const open = robots('User-agent: *\nAllow: /');
  const guest = answered('guest', refusal(401, 'Guest user is disabled'));
  expect(certaintyOf(indexing, {...open, guest})).toBeUndefined();
  const nas = targetAt('http://192.168.1.2:5244');
  expect(certaintyOf(indexing, open, nas)).toBeUndefined();
});

test('nothing is said of an answer that is no robots.txt', () => {
  expect(certaintyOf(indexing, robots('<html>'))).toBeUndefined();
  const robotsGone = answered('robots', 'gone', {status: 404});
  expect(certaintyOf(indexing, {robots: robotsGone})).toBeUndefined();
});

test('under a sub-path, where no crawler looks for it, it is not requested', () => {
  const plan = guestRequests.find(({name}) => name === 'robots');
  expect(plan?.path(target, {})).toBe('/robots.txt');
  const below = targetAt('https://files.example.com/alist');
  expect(plan?.path(below, {})).toBeUndefined();
});
