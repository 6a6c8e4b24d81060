import {situations} from './situations';
import {said} from '../../../support/serverCheck';

test('each situation of a real server has its findings, as sure as they may be', () => {
  expect(situations.length).toBeGreaterThan(25);
  const wrong = situations.flatMap(({name, seen, target, base, expected}) => {
    const lines = said(seen, target, base);
    return JSON.stringify(lines) === JSON.stringify(expected)
      ? []
      : [{name, lines, expected}];
  });
  expect(wrong).toEqual([]);
});
