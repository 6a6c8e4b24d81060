import {abandonSignIns} from '../../../../src/components/oauth-tools/removeCallbackQuery';
import {storageKeys} from '../../../../src/config/storageKeys';

const signIn = `${storageKeys.signIn.key}dropbox`;

function openPage(address: string): void {
  document.head.innerHTML = `<link rel="canonical" href="https://docs.example${address}">`;
}

beforeEach(() => {
  window.sessionStorage.setItem(signIn, '{"clientSecret":"secret"}');
});

test.each(['/', '/guide/drivers/dropbox', '/zh/guide/drivers/dropbox.html'])(
  'a visitor who opens %s has given up signing in, and nothing of it is left',
  (address) => {
    openPage(address);
    abandonSignIns();
    expect(window.sessionStorage.getItem(signIn)).toBeNull();
  },
);

test.each(['/tool/dropbox/callback', '/zh/tool/dropbox/request.html'])(
  'a visitor who comes to %s goes on with the sign-in',
  (address) => {
    openPage(address);
    abandonSignIns();
    expect(window.sessionStorage.getItem(signIn)).not.toBeNull();
  },
);
