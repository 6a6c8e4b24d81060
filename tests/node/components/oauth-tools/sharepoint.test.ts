import fc from 'fast-check';
import {
  SHAREPOINT_HOST,
  sharepointAddress,
  webdavRoot,
} from '../../../../src/components/oauth-tools/sharepoint';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
import {hostileText, many} from '../../fuzz/support';
import {projectRoot} from '../../../support/pages';

const calculator = readFacts(projectRoot)
  .oauthProviders.providers.flatMap(({flows}) => flows)
  .find((flow) => flow.kind === 'calculator');

function rootOf(text: string): string | undefined {
  const address = sharepointAddress(text, SHAREPOINT_HOST);
  return address.kind === 'read'
    ? webdavRoot(address.host, address.folders)
    : undefined;
}

describe('the WebDAV address', () => {
  test('accepts the hosts from the data', () => {
    expect(calculator?.hostPattern).toBe(SHAREPOINT_HOST);
  });

  test.each(calculator?.examples ?? [])(
    'of $input is $output',
    ({input, output}) => {
      expect(rootOf(input)).toBe(output);
    },
  );

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['http://contoso.sharepoint.com/sites/team', 'notHttps'],
    ['ftp://contoso.sharepoint.com/sites/team', 'notHttps'],
    ['https://contoso.sharepoint.com.evil.example/sites/team', 'notSharepoint'],
    ['https://contoso.sharepoint.com@evil.example/sites/team', 'notSharepoint'],
    ['https://evil.example/contoso.sharepoint.com/sites', 'notSharepoint'],
    ['https://contoso.sharepoint.com:8443/sites/team', 'notSharepoint'],
    ['https://contoso.sharepoint.com', 'noPath'],
    ['https://contoso.sharepoint.com/sites', 'noPath'],
    ['https://contoso.sharepoint.com/sites/..', 'broken'],
    ['https://contoso.sharepoint.com/sites/%zz', 'broken'],
    ['javascript:alert(1)', 'notSharepoint'],
  ])('of %s is refused because it is %s', (text, reason) => {
    expect(sharepointAddress(text, SHAREPOINT_HOST)).toEqual({
      kind: 'refused',
      reason,
    });
  });

  test('is the same for the host in capitals and for doubled slashes', () => {
    expect(rootOf('HTTPS://Contoso.SharePoint.com//sites//Team')).toBe(
      'https://contoso.sharepoint.com/sites/Team/Shared Documents',
    );
  });

  const typed = fc.oneof(
    hostileText,
    hostileText.map((text) => `https://name.sharepoint.com/sites/${text}`),
    hostileText.map((text) => `name-my.sharepoint.com/personal/me${text}`),
    fc.tuple(hostileText, hostileText).map(([a, b]) => `https://${a}/${b}/c`),
  );

  test('of any text is refused, or is a library at that host and nowhere else', () => {
    let count = 0;
    fc.assert(
      fc.property(typed, (text) => {
        const read = sharepointAddress(text, SHAREPOINT_HOST);
        if (read.kind === 'read') {
          count += 1;
          const root = webdavRoot(read.host, read.folders);
          const {protocol, hostname, username, search, hash} = new URL(root);
          expect([protocol, hostname]).toEqual(['https:', read.host]);
          expect(hostname).toMatch(new RegExp(SHAREPOINT_HOST));
          expect(username + search + hash).toBe('');
          expect(root).not.toMatch(/[<>"\\\p{Cc}]/u);
          expect(root).toMatch(/^(?:[^/]*\/){5}(?:Shared )?Documents$/);
        }
      }),
      many,
    );
    expect(count).toBeGreaterThan(100);
  });
});
