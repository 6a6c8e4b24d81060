import fc from 'fast-check';
import {
  SHAREPOINT_HOST,
  sharepointAddress,
  webdavRoot,
} from '../../../../src/components/oauth-tools/sharepoint';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
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

  test('of any text at all never throws, and is on a SharePoint host', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        const root = rootOf(text);
        if (root !== undefined) {
          expect(new URL(root).hostname).toMatch(new RegExp(SHAREPOINT_HOST));
        }
      }),
    );
  });

  test('has the same host, whatever follows it', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9-]{1,20}$/),
        fc.webPath(),
        fc.webQueryParameters(),
        (tenant, path, query) => {
          const host = `${tenant}.sharepoint.com`;
          const root = rootOf(`https://${host}${path}?${query}`);
          if (root !== undefined) {
            expect(new URL(root).host).toBe(host);
            expect(root).toMatch(/\/(Shared )?Documents$/);
            expect(root.split('/')).toHaveLength(6);
          }
        },
      ),
    );
  });
});
