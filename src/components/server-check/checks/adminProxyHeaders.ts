import {translate} from '@docusaurus/Translate';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {newerSettingOf} from './settingOf';

/** Whether the sign-in of a visitor goes on to providers with proxied downloads. */
export const adminProxyHeaders: Check = {
  id: 'adminProxyHeaders',
  title: () =>
    translate({
      id: 'serverCheck.adminProxyHeaders',
      message: 'Does the sign-in of visitors stay on your server?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminNewerSettings'],
  evaluate: (seen): Finding | undefined => {
    const ignored = newerSettingOf(seen, 'proxy_ignore_headers');
    if (ignored === undefined) {
      return undefined;
    }
    // AList compares whole entries in lower case, and removes no spaces.
    const isKept = ignored.split(',').includes('authorization');
    const facts = {authorizationIgnored: isKept};
    return isKept
      ? {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.adminProxyHeaders.fine.saw',
            message: 'Proxy ignore headers has authorization.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.adminProxyHeaders.fine.means',
            message: 'Providers do not get the sign-in of visitors.',
            description: 'What a finding about a server means',
          }),
          facts,
        }
      : {
          certainty: 'certain',
          saw: translate({
            id: 'serverCheck.adminProxyHeaders.saw',
            message: 'Proxy ignore headers lacks authorization.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.adminProxyHeaders.means',
            message:
              'With proxied downloads, AList sends the sign-in of your visitors to the provider, for WebDAV with their password.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.adminProxyHeaders.remedy',
            message:
              'Set it to authorization,referer under Preview, in lower case and without spaces.',
            description: 'What to do about a finding about a server',
          }),
          facts,
        };
  },
  page: pages.proxyHeaders,
};
