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
  'a visitor with a download proxy sees what it does for %s',
  (_, driver, use) => {
    expect(ownProxyUse(driver)).toBe(use);
  },
);
