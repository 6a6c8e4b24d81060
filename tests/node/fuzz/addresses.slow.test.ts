import fc from 'fast-check';
import {localeCodes} from '../../../src/config/locales';
import {addressIn, addressOf, localeOf, pageOf} from '../../../src/lib/address';
import {redirectFor} from '../../../src/components/redirects/redirect';
import {switchAddress} from '../../../src/components/locale-prompt/localePromptRules';
import {cachedAddress} from '../../../src/components/service-worker/cachedPage';
import {siteLink} from '../../../src/lib/siteLink';
import {isToolPage} from '../../../src/lib/toolPage';
import {hostilePath, hostileText, many, origin, staysOnSite} from './support';

const known = [
  '/',
  '/guide/',
  '/guide/drivers/local',
  '/tool/dropbox/callback',
  '/zh/',
  '/zh/guide/drivers/local.html',
];
const served = fc.constantFrom(...known, '/404.html', '/zh/404.html');

describe('an address that somebody made up', () => {
  test('leads to no other site, in whatever language it is asked for', () => {
    fc.assert(
      fc.property(
        hostilePath,
        fc.constantFrom(...localeCodes),
        (path, code) => {
          const targets = [
            addressIn(path, code),
            addressOf(pageOf(path), localeOf(path)),
            cachedAddress(path),
            switchAddress({pathname: path, search: '', hash: ''}, code, known),
          ];
          expect(targets.filter((target) => !staysOnSite(target))).toEqual([]);
        },
      ),
      many,
    );
  });

  test('ends on this site, without what a provider appended to a page for tokens', () => {
    fc.assert(
      fc.property(hostilePath, hostileText, served, (pathname, query, page) => {
        const search = `?code=planted&${new URLSearchParams({query}).toString()}`;
        const at = {pathname, search, hash: ''};
        const redirect = redirectFor(at, page, known);
        if (redirect.kind !== 'stay') {
          expect(staysOnSite(redirect.to)).toBe(true);
          const {pathname: target, search: rest} = new URL(redirect.to, origin);
          const isCarried = isToolPage(pathname) && !isToolPage(target);
          expect(isCarried && rest.includes('planted')).toBe(false);
        }
      }),
      many,
    );
  });
});

test('a link that is not marked as leaving the site does not leave it', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom(...localeCodes), (link, code) => {
      const {to, isExternal} = siteLink(`/${link}`, code);
      expect(isExternal || staysOnSite(to)).toBe(true);
    }),
    many,
  );
});
