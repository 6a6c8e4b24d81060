import fc from 'fast-check';
import {maskSecrets} from '../../../../../src/components/error-finder/maskSecrets';
import {hostilePiece, repeated} from './pieces';

/** Milliseconds of the processor; other programs on the machine do not count. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

const LENGTH = 100_000;

/** Several times what a text of this length needs, and less than it needs if a pattern reads the rest of it again at each character. */
const LIMIT = 2500;

describe('a visitor who pastes a long text waits for no pattern', () => {
  test('if it repeats what patterns begin and end with', () => {
    fc.assert(
      fc.property(hostilePiece, hostilePiece, (piece, end) => {
        const text = end + repeated(piece, LENGTH / 2) + end;
        expect(timeOf(() => maskSecrets(text))).toBeLessThan(LIMIT);
      }),
      {numRuns: 150, seed: 1},
    );
  });

  test.each([
    ...['a=', 'token', 'a-', 'a=b;', '"', "'", '\\', '\\"', 'eyJa.', '?a='],
    ...['a@', '-----BEGIN ', '-----END ', 'https://', 'a', ' ', '\n', '.', '1'],
    ...['a1', '=', ':', ';', '[', '{"', '&quot;', '%22', '<password>', '@tcp('],
    ...['password="', "password='", 'password=[', 'password: |\n', 'password“'],
    ...['token “', 'token is ', 'admin set “', '-u a:', '密码', '密码：', '! '],
  ])('if it is %j again and again', (piece) => {
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
