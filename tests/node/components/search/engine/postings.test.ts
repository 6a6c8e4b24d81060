import fc from 'fast-check';
import {
  decodePostings,
  encodePostings,
  occurrences,
} from '../../../../../src/components/search/engine/postings';

const postings = fc
  .uniqueArray(fc.nat(100_000))
  .chain((sections) =>
    fc.tuple(
      ...sections
        .sort((a, b) => a - b)
        .map((section) =>
          fc
            .constantFrom(...occurrences)
            .map((occurrence) => ({section, occurrence})),
        ),
    ),
  );

describe('the postings of a term', () => {
  it('are decoded as they were encoded', () => {
    fc.assert(
      fc.property(postings, (all) => {
        expect(decodePostings(encodePostings(all))).toEqual(all);
      }),
    );
  });
});
