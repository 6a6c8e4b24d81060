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

describe('the places of a term', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(postings, (all) => {
        expect(decodePostings(encodePostings(all))).toEqual(all);
      }),
    );
  });

  it('are written in characters that JSON keeps, without a space', () => {
    fc.assert(
      fc.property(postings, (all) => {
        const text = encodePostings(all);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
        expect(text).not.toContain(' ');
      }),
    );
  });
});
