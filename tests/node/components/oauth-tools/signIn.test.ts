import fc from 'fast-check';
import {
  validateCallback,
  SIGN_IN_LIFETIME,
  storedSignIn,
  type SignIn,
} from '../../../../src/components/oauth-tools/signIn';

const now = 1_800_000_000_000;

const aSignIn = (overrides: Partial<SignIn> = {}): SignIn => ({
  state: 'the-state',
  startedAt: now - SIGN_IN_LIFETIME,
  locale: 'zh',
  isOwnApp: true,
  values: {
    clientId: 'client',
    redirectUri: 'https://docs.example/tool/dropbox/callback',
  },
  ...overrides,
});

const code = (state: string | undefined) =>
  ({kind: 'code', code: 'c', state}) as const;

describe('a sign-in that comes back', () => {
  test('with its state is granted', () => {
    expect(validateCallback(code('the-state'), aSignIn(), now)).toEqual({
      kind: 'granted',
      code: 'c',
      signIn: aSignIn(),
    });
  });

  test.each([
    [
      'of another tab, or a second time',
      code('the-state'),
      undefined,
      'unknown',
    ],
    ['without a state', code(undefined), aSignIn(), 'missingState'],
    ['with another state', code('forged'), aSignIn(), 'wrongState'],
    ['with a longer state', code('the-state2'), aSignIn(), 'wrongState'],
    [
      'too late',
      code('the-state'),
      aSignIn({startedAt: now - SIGN_IN_LIFETIME - 1}),
      'expired',
    ],
    [
      'from the future',
      code('the-state'),
      aSignIn({startedAt: now + 1}),
      'clock',
    ],
    ['broken', {kind: 'malformed'} as const, aSignIn(), 'malformed'],
  ])('%s is refused', (_, parameters, signIn, reason) => {
    expect(validateCallback(parameters, signIn, now)).toEqual({
      kind: 'refused',
      reason,
    });
  });

  test('as a refusal has the reason, if its state matches', () => {
    const error = {
      kind: 'error',
      error: 'access_denied',
      description: 'No',
    } as const;
    expect(
      validateCallback({...error, state: 'the-state'}, aSignIn(), now),
    ).toEqual({kind: 'denied', error: 'access_denied', description: 'No'});
    expect(validateCallback({...error, state: 'x'}, aSignIn(), now)).toEqual({
      kind: 'refused',
      reason: 'wrongState',
    });
  });

  test('opened by hand changes nothing', () => {
    expect(validateCallback({kind: 'none'}, aSignIn(), now)).toEqual({
      kind: 'opened',
    });
  });

  test('with any state but its own is never granted', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (mine, theirs) => {
        const {kind} = validateCallback(
          code(theirs),
          aSignIn({state: mine}),
          now,
        );
        expect(kind === 'granted').toBe(mine === theirs);
      }),
    );
  });
});

describe('the record of a sign-in', () => {
  const {parse, format, key, area} = storedSignIn('dropbox');

  test('is stored in this tab alone, under the name of its provider', () => {
    expect({key, area}).toEqual({
      key: 'tool-sign-in-dropbox',
      area: 'session',
    });
  });

  test('is read as it was written', () => {
    const whole = aSignIn({
      values: {codeVerifier: 'v', zone: 'cn'},
      returned: '?a',
    });
    expect(parse(format(whole))).toEqual(whole);
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"state":1}',
    JSON.stringify({...aSignIn(), locale: 'fr'}),
    JSON.stringify({...aSignIn(), startedAt: 'now'}),
    JSON.stringify({...aSignIn(), values: {codeVerifier: 5}}),
    JSON.stringify({...aSignIn(), values: undefined}),
    JSON.stringify({...aSignIn(), returned: 5}),
  ])('that was changed into %s is ignored', (text) => {
    expect(parse(text)).toBeUndefined();
  });
});
