import {usePluginData} from '@docusaurus/useGlobalData';
import {act, screen} from '@testing-library/react';
import {Consent} from '../../../../src/components/consent/Consent';
import {ConsentSetting} from '../../../../src/components/browser-storage/ConsentSetting';
import {LocalePrompt} from '../../../../src/components/locale-prompt/LocalePrompt';
import {CONSENT_EVENT} from '../../../../src/components/consent/consentState';
import type {HeadElement} from '../../../../src/components/head-scripts/headScripts';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: jest.fn()}));

const elements: HeadElement[] = [
  {
    tag: 'script',
    attributes: {src: 'https://count.test/c.js'},
    purpose: 'visits',
  },
];

/** What the page has told those who insert scripts. */
const told: string[] = [];
const listen = (event: Event) =>
  told.push((event as CustomEvent<string>).detail);

const kept = () => window.localStorage.getItem('consent');
const question = () =>
  screen.findByRole('region', {name: 'Allow third-party scripts?'});
const nothing = async () => {
  // What would be loaded on demand is there.
  await act(async () => import('../../../../src/components/consent/Question'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
};

beforeEach(() => {
  window.localStorage.clear();
  told.length = 0;
  jest.mocked(usePluginData).mockReturnValue(elements);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  window.addEventListener(CONSENT_EVENT, listen);
});

afterEach(() => {
  window.removeEventListener(CONSENT_EVENT, listen);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('a visitor of a site with a script that counts visits', () => {
  test('puts the question off with Escape, which is no answer', async () => {
    const {user} = renderOnSite(<Consent />, '/guide/');
    await question();
    await user.keyboard('{Escape}');
    await nothing();
    expect(kept()).toBeNull();
    expect(told).toEqual(['open']);
  });

  test.each(['/tool/dropbox/callback', '/guide/api/fs'])(
    'is not asked at %s, where credentials are',
    async (address) => {
      renderOnSite(<Consent />, address);
      await nothing();
    },
  );

  test('is asked about the language first', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh']);
    const {user} = renderOnSite(
      <>
        <LocalePrompt />
        <Consent />
      </>,
      '/guide/',
    );
    await nothing();
    await user.click(screen.getByRole('button', {name: /Cancel/}));
    await question();
  });
});

test('on the privacy page a visitor whose browser says no has nothing to choose', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: true,
    configurable: true,
  });
  renderOnSite(<ConsentSetting />, '/guide/privacy');
  expect(screen.getByRole('status')).toHaveTextContent('Your browser asks');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
