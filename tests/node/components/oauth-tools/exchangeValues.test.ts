import type {CallPlan} from '../../../../src/lib/tokenCalls';
import {
  exchangeFields,
  exchangeValues,
} from '../../../../src/components/oauth-tools/exchangeValues';
import type {SignIn} from '../../../../src/components/oauth-tools/signIn';

const signIn: SignIn = {
  state: 'a-state',
  startedAt: 0,
  locale: 'en',
  isOwnApp: true,
  values: {
    clientId: 'an-app',
    redirectUri: 'https://docs.example/tool/dropbox/callback',
  },
};
const {redirectUri} = signIn.values;

const withValues = (values: SignIn['values']): SignIn => ({
  ...signIn,
  values: {...signIn.values, ...values},
});

const exchangedBy = (to: CallPlan['to']) => ({
  calls: {
    exchange: {
      to,
      method: 'POST' as const,
      address: '/',
      encoding: 'json' as const,
      fields: [],
      bearer: false,
      answer: [],
    },
  },
});

test('the visitor’s own app is sent to the host that exchanges the code', () => {
  expect(
    exchangeValues(exchangedBy('service'), {
      code: 'a-code',
      signIn: withValues({clientSecret: 'a-secret', zone: 'cn'}),
    }),
  ).toEqual({
    code: 'a-code',
    redirectUri,
    clientId: 'an-app',
    clientSecret: 'a-secret',
    zone: 'cn',
  });
});

test('the client ID of the service is sent to a provider only', () => {
  const granted = {
    code: 'a-code',
    signIn: {...withValues({codeVerifier: 'a-verifier'}), isOwnApp: false},
  };
  expect(exchangeValues(exchangedBy('service'), granted)).toEqual({
    code: 'a-code',
    redirectUri,
    codeVerifier: 'a-verifier',
  });
  expect(exchangeValues(exchangedBy('provider'), granted).clientId).toBe(
    'an-app',
  );
});

test('no client secret is announced for an app that is not the visitor’s own', () => {
  const fields = [
    {name: 'grant_type', literal: 'authorization_code'},
    {name: 'code', from: 'code'},
    {name: 'client_id', from: 'clientId'},
    {name: 'client_secret', from: 'clientSecret'},
  ] as const;
  const names = (to: CallPlan['to'], isOwnApp: boolean) =>
    exchangeFields({to, fields}, isOwnApp).map(({name}) => name);
  expect(names('service', true)).toHaveLength(4);
  expect(names('service', false)).toEqual(['grant_type', 'code']);
  expect(names('provider', false)).toEqual(['grant_type', 'code', 'client_id']);
});
