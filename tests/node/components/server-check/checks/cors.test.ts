import {cors} from '../../../../../src/components/server-check/checks/cors';
import {certaintyOf} from '../../../../support/serverCheck';

test('a server that answers and may not be read is named', () => {
  const blocked = {ping: {kind: 'failed'}, settings: {kind: 'failed'}} as const;
  expect(certaintyOf(cors, blocked)).toBe('likely');
});

test('nothing is said of a server that may be read, or that does not answer', () => {
  expect(certaintyOf(cors)).toBeUndefined();
  expect(certaintyOf(cors, {ping: {kind: 'failed'}})).toBeUndefined();
  const nothing = {
    reach: {kind: 'failed'},
    ping: {kind: 'failed'},
    settings: {kind: 'failed'},
  } as const;
  expect(certaintyOf(cors, nothing)).toBeUndefined();
});
