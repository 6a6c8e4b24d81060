import {polyfill} from '../../../../../src/components/server-check/checks/polyfill';
import {answered, certaintyOf} from '../../../../support/serverCheck';

const certainty = (head: string) =>
  certaintyOf(polyfill, {page: answered('page', `<head>${head}</head>`)});

test.each([
  '<script src="https://polyfill.io/v3/polyfill.min.js?features=String.prototype.replaceAll"></script>',
  "<script async src='//cdn.polyfill.io/v2/polyfill.js'></script>",
])('a page that loads %j is told so', (head) => {
  expect(certainty(head)).toBe('certain');
});

test.each([
  '<script src="https://cdnjs.cloudflare.com/polyfill/v3/polyfill.min.js"></script>',
  '<script src="https://polyfill.io.example.com/a.js"></script>',
  '<p>Delete https://polyfill.io/v3/polyfill.min.js</p>',
  '',
])('a page with %j is not', (head) => {
  expect(certainty(head)).toBeUndefined();
});
