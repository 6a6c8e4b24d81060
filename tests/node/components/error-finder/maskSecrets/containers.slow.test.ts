import fc from 'fast-check';
import {
  MASK,
  maskSecrets,
} from '../../../../../src/components/error-finder/maskSecrets';
import {anySecret, containers, leaks, names} from './containers';

describe('a visitor who pastes a secret', () => {
  test.each(containers)(
    'in $title sees no part of it, whatever its name and characters',
    ({encode = String, allows = () => true, write}) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...names),
          anySecret.filter(allows),
          (name, secret) => {
            const encoded = encode(secret);
            const masked = maskSecrets(write(name, encoded));
            expect(leaks(masked, encoded, write(name, ''))).toEqual([]);
          },
        ),
        {numRuns: 300, seed: 1},
      );
    },
  );

  test.each(containers.filter(({isWide}) => isWide === undefined))(
    'in $title sees everything else',
    ({write}) => {
      for (const name of names.filter((name) => !/cookie|author/i.test(name))) {
        const text = write(name, 'Hunter2x');
        expect(maskSecrets(text)).toBe(text.replace('Hunter2x', MASK));
      }
    },
  );
});
