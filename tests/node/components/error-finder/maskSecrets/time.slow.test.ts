import fc from 'fast-check';
import {maskSecrets} from '../../../../../src/components/error-finder/maskSecrets';
import {hostilePiece, repeated} from './pieces';

/** CPU time in milliseconds, independent of other processes. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

const LENGTH = 40_000;

/** Several times the linear time for a text of this length, and far below the quadratic one. */
const LIMIT = 1000;

describe('a visitor who pastes a long text does not wait', () => {
  test('if it repeats the starts and ends of patterns', () => {
    fc.assert(
      fc.property(hostilePiece, hostilePiece, (piece, end) => {
        const text = end + repeated(piece, LENGTH / 2) + end;
        expect(timeOf(() => maskSecrets(text))).toBeLessThan(LIMIT);
      }),
      {numRuns: 60, seed: 1},
    );
  });

  test.each([
    ...['a=', 'token', 'a-', 'a=b;', '"', "'", '\\', '\\"', 'eyJa.', '?a='],
    ...['a@', '-----BEGIN ', '-----END ', 'https://', 'a', ' ', '\n', '.', '1'],
    ...['a1', '=', ':', ';', '[', '{"', '&quot;', '%22', '<password>', '@tcp('],
    ...['password="', "password='", 'password=[', 'password: |\n', 'password“'],
    ...['token “', 'token is ', 'admin set “', '-u a:', '密码', '密码：', '! '],
  ])('if it repeats %j', (piece) => {
    for (const [before, after] of [
      ['', ''],
      ['password="', ' ;'],
      ['; a=', ' b;'],
      ['bearer ', 'x'],
      ['token “', '” is x'],
    ] as const) {
      const text = before + repeated(piece, LENGTH) + after;
      expect(timeOf(() => maskSecrets(text))).toBeLessThan(LIMIT);
    }
  });
});
