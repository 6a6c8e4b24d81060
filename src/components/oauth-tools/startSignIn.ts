import type {Locale} from '../../config/locales';
import type {InLocale} from '../../lib/localize';
import {authorizeAddress} from './authorizeAddress';
import type {Values} from '../../data/oauthProviders/values';
import {base64Url} from '../../lib/base64';
import {VERIFIER_BYTES} from './pkce';
import {storedSignIn} from './signIn';
import {STATE_BYTES} from './state';
import {basesOf} from './toolBases';
import type {ToolView} from './toolView';
import {writeStored} from '../../lib/browser/storage';
import {randomText, sha256} from '../../lib/webCrypto';

interface SignInOptions {
  tool: InLocale<ToolView>;
  values: Values;
  isOwnApp: boolean;
  zone: string | undefined;
  locale: Locale;
}

/**
 * Stores what the callback page will need, and returns the address of the provider's sign-in page; `undefined` if the browser refuses to
 * store anything.
 */
export async function startSignIn({
  tool,
  values,
  isOwnApp,
  zone,
  locale,
}: SignInOptions): Promise<string | undefined> {
  const {authorize, pages, pkce, provider} = tool;
  if (authorize === undefined || pages === undefined) {
    return undefined;
  }
  const state = randomText(STATE_BYTES);
  const verifier = pkce === undefined ? undefined : randomText(VERIFIER_BYTES);
  const redirectUri = `${window.location.origin}${pages.callback}`;
  const isStored = writeStored(storedSignIn(provider), {
    state,
    startedAt: Date.now(),
    locale,
    isOwnApp,
    values: {...values, redirectUri, codeVerifier: verifier, zone},
  });
  if (!isStored) {
    return undefined;
  }
  return authorizeAddress(
    authorize,
    {
      ...values,
      redirectUri,
      scope: tool.scope,
      state,
      ...(verifier === undefined
        ? {}
        : {codeChallenge: base64Url(await sha256(verifier))}),
    },
    basesOf(tool.zones, zone, undefined),
  );
}
