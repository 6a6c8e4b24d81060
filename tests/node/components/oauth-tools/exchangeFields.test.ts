import {exchangeFields} from '../../../../src/components/oauth-tools/exchangeFields';
import type {CallPlan} from '../../../../src/lib/tokenCalls';

test('neither secret nor, to the service, client ID is sent for an app that is not the visitor’s own', () => {
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
