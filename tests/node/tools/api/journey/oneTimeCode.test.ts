// cspell:ignore TQOJQGEZDGNBVGY TQOJQ
// cspell:ignore GEZDGNBVGY
import {oneTimeCode} from '../../../../../tools/api/journey/oneTimeCode';

/** The secret of RFC 6238, appendix B; its codes have eight digits, of which the last six are these. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
])('the code %s seconds after 1970 is %s', (seconds, code) => {
  expect(oneTimeCode(secret, seconds * 1000)).toBe(code);
});
