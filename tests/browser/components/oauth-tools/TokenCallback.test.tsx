import {screen} from '@testing-library/react';
import {forgetCallback} from '../../../../src/components/oauth-tools/callbackStatus';
import {TokenCallback} from '../../../../src/components/oauth-tools/TokenCallback';
import {toolOf} from '../../../support/providerTool';
import {renderOnSite} from '../../../support/renderOnSite';

// Each is read while its module loads, from the address and the session of the tab.
jest.mock('../../../../src/components/oauth-tools/removeCallbackQuery', () => ({
  callbackQuery: {
    page: '/tool/dropbox/callback',
    provider: 'dropbox',
    search: '?code=abc&state=xyz',
  },
}));
jest.mock('../../../../src/lib/browser/storage', () => ({
  ...jest.requireActual<object>('../../../../src/lib/browser/storage'),
  readStored: () => ({
    state: 'xyz',
    startedAt: Date.now() - 60_000,
    locale: 'en',
    isOwnApp: false,
    values: {clientId: 'id'},
  }),
}));

const dropbox = toolOf('dropbox');

/** Whether the browser would ask before it loads another document, such as the page in the other language. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', {cancelable: true});
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('the browser asks before a sign-in is lost, and no longer when nothing is held', async () => {
  const {findByText, unmount} = renderOnSite(
    <TokenCallback tool={dropbox} />,
    '/tool/dropbox/callback',
  );
  await findByText(/^You are signed in/);
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
  forgetCallback();
  renderOnSite(<TokenCallback tool={dropbox} />, '/tool/dropbox/callback');
  await screen.findByRole('link');
  expect(asksBeforeLeaving()).toBe(false);
});
