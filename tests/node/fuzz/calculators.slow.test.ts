import fc from 'fast-check';
import {
  SHAREPOINT_HOST,
  sharepointAddress,
  webdavRoot,
} from '../../../src/components/oauth-tools/sharepoint';
import {hostileText, many} from './support';

describe('the address of a OneDrive or a SharePoint site', () => {
  const address = fc.oneof(
    hostileText,
    hostileText.map((text) => `https://name.sharepoint.com/sites/${text}`),
    hostileText.map((text) => `name-my.sharepoint.com/personal/me${text}`),
    fc.tuple(hostileText, hostileText).map(([a, b]) => `https://${a}/${b}/c`),
  );

  test('is refused, or gives an address at that host and nowhere else', () => {
    let count = 0;
    fc.assert(
      fc.property(address, (text) => {
        const read = sharepointAddress(text, SHAREPOINT_HOST);
        if (read.kind === 'read') {
          count += 1;
          const root = webdavRoot(read.host, read.folders);
          const {protocol, hostname, username, search, hash} = new URL(root);
          expect(protocol).toBe('https:');
          expect(hostname).toBe(read.host);
          expect(hostname).toMatch(new RegExp(SHAREPOINT_HOST));
          expect(username + search + hash).toBe('');
          expect(root).not.toMatch(/[<>"\\\p{Cc}]/u);
        }
      }),
      many,
    );
    expect(count).toBeGreaterThan(100);
  });
});
