import {screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DownloadFlow} from '../../../../src/components/driver-page/DownloadFlow';
import {renderOnSite} from '../../../support/renderOnSite';

type Driver = ComponentProps<typeof DownloadFlow>['driver'];

/** The text alternative of the drawing. */
function told(driver: Partial<Driver>): string | null {
  const {container} = renderOnSite(
    <DownloadFlow
      driver={{
        name: 'Quark',
        service: 'Quark',
        kind: 'personal',
        download: 'redirect',
        forcesProxy: false,
        onlyLocal: false,
        ...driver,
      }}
    />,
  );
  return container.querySelector('figcaption')?.textContent ?? null;
}

test.each([
  [
    'redirects',
    {},
    /^Quark: .*from the provider \(302\).*With “Web proxy”, .*“WebDAV policy” to “native_proxy”/,
  ],
  [
    'redirects to a server of the user’s own',
    {kind: 'selfHosted'},
    /from the server that you mounted \(302\)/,
  ],
  [
    'passes the file on',
    {download: 'proxy'},
    /counts twice.*“WebDAV policy” to “native_proxy”.*that proxy passes on the file/,
  ],
  [
    'can only pass the file on',
    {download: 'proxy', forcesProxy: true},
    /twice.*can’t redirect/,
  ],
  [
    'alone can read the file',
    {download: 'proxy', forcesProxy: true, onlyLocal: true},
    /“Download proxy URL” saves no traffic/,
  ],
  [
    'decrypts or joins the file',
    {kind: 'overlay', download: 'proxy', forcesProxy: true},
    /Leave “Download proxy URL” empty/,
  ],
  ['reads its own disk', {kind: 'local', download: 'proxy'}, /its own disk/],
] as const)(
  'where AList %s, the visitor sees what that costs',
  (_, driver, words) => {
    expect(told(driver)).toMatch(words);
  },
);

test.each([
  [{download: 'redirect'}, 1],
  [{download: 'proxy'}, 2],
] as const)('the drawing for %j has %d hop of the file', (driver, hops) => {
  told(driver);
  expect(screen.getAllByText('file')).toHaveLength(hops);
});
