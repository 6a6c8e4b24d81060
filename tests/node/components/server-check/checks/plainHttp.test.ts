import {plainHttp} from '../../../../../src/components/server-check/checks/plainHttp';
import {certaintyOf, targetAt} from '../../../../support/serverCheck';

test('plain HTTP is a fault at a public address only', () => {
  const at = (address: string) => certaintyOf(plainHttp, {}, targetAt(address));
  expect(at('http://files.example.com')).toBe('certain');
  expect(at('http://203.0.113.7:5244')).toBe('certain');
  expect(at('http://192.168.1.2:5244')).toBeUndefined();
  expect(at('http://nas.local:5244')).toBeUndefined();
  expect(at('https://files.example.com')).toBe('fine');
});
