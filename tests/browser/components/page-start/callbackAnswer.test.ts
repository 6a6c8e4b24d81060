import fc from 'fast-check';
import {
  keepCallbackAnswer,
  takeCallbackAnswer,
} from '../../../../src/components/page-start/callbackAnswer';

function arrive(address: string): void {
  window.history.replaceState(null, '', address);
  keepCallbackAnswer();
}

const address = () =>
  `${window.location.pathname}${window.location.search}${window.location.hash}`;

test('a code leaves the address before any script of the app is there, whoever the provider is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '/zh'),
      fc.stringMatching(/^[a-z0-9-]{1,20}$/),
      fc.constantFrom('', '.html', '/'),
      fc.stringMatching(/^[\w-]{1,60}$/),
      (base, provider, ending, code) => {
        const path = `${base}/tool/${provider}/callback${ending}`;
        arrive(`${path}?code=${code}&state=s#_=_`);
        expect(address()).toBe(path);
        expect(takeCallbackAnswer()).toBe(`?code=${code}&state=s`);
        expect(takeCallbackAnswer()).toBeUndefined();
      },
    ),
  );
});

test('a token in the fragment goes too', () => {
  arrive('/tool/google/callback#access_token=x');
  expect(address()).toBe('/tool/google/callback');
  expect(takeCallbackAnswer()).toBe('');
});

test.each([
  '/guide/?code=x',
  '/tool/dropbox/request?code=x',
  '/tool/dropbox/callback#good-to-know',
])('%s is left alone', (typed) => {
  arrive(typed);
  expect(address()).toBe(typed);
  expect(takeCallbackAnswer()).toBeUndefined();
});
