import {ownProxyUse} from '../../../../src/components/driver-page/ownProxyUse';

test.each([
  ['a service', {kind: 'personal', onlyLocal: false}, 'ownProxy'],
  ['a file server', {kind: 'protocol', onlyLocal: true}, 'proxyAsksAList'],
  [
    'an encrypted layer',
    {kind: 'overlay', onlyLocal: false},
    'proxyGetsNothing',
  ],
] as const)(
  'a reader with a download proxy learns what it does for %s',
  (_, driver, use) => {
    expect(ownProxyUse(driver)).toBe(use);
  },
);
