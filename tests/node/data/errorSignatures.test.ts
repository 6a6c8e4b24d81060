import records from '../../../src/data/errorSignatures/records.json';
import {errorSignaturesSchema} from '../../../src/data/errorSignatures/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const signatures = parseOrThrow(
  errorSignaturesSchema,
  records,
  'errorSignatures/records.json',
);

describe('the known error messages', () => {
  it('lead to a page each', () => {
    const alone = signatures.filter(({link}) => link === undefined);
    expect(alone.map(({id}) => id)).toEqual([]);
  });

  it('are written once each', () => {
    const messages = signatures.flatMap((signature) => signature.messages);
    const twice = messages.filter(
      (message, index) => messages.indexOf(message) !== index,
    );
    expect(twice).toEqual([]);
  });

  it('are refused with a place that is none', () => {
    const [first] = records;
    expect(() =>
      parseOrThrow(errorSignaturesSchema, [{...first, source: 'here'}], 'x'),
    ).toThrow('alist/server/common/auth.go:46');
  });
});
