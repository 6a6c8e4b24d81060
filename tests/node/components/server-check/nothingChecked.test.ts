import {nothingCheckedText} from '../../../../src/components/server-check/nothingChecked';
import {answered, refusal, success} from '../../../support/serverCheck';

const names = ['ping', 'settings', 'guest'] as const;

test('somebody who switched all requests off reads that none was sent', () => {
  expect(nothingCheckedText(names, {})).toContain('no request was sent');
  const others = {adminClock: answered('adminClock', success([]))};
  expect(nothingCheckedText(names, others)).toContain('no request was sent');
});

test('somebody whose server is silent reads that nothing could be read', () => {
  expect(
    nothingCheckedText(names, {
      ping: {kind: 'failed'},
      settings: {kind: 'timeout'},
    }),
  ).toContain('could not read an answer');
});

test('somebody whose server redirects reads that it does', () => {
  expect(
    nothingCheckedText(names, {
      ping: {kind: 'failed'},
      settings: {kind: 'redirected'},
    }),
  ).toContain('the server redirects');
});

test('somebody whose token is refused reads what the server says', () => {
  const settings = answered('settings', refusal(401, 'token is expired'));
  expect(nothingCheckedText(names, {settings})).toContain(
    'the server answers "token is expired"',
  );
});

test('somebody who asked for too little reads that answers are missing', () => {
  expect(nothingCheckedText(['reach'], {reach: {kind: 'opaque'}})).toContain(
    'lacks an answer',
  );
  const guest = answered('guest', '<html></html>');
  expect(nothingCheckedText(names, {guest})).toContain('lacks an answer');
});
