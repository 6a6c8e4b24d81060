import type {Locale} from '../../config/locales';
import type {InLocale} from '../../lib/localize';
import {authorizeAddress} from './authorizeAddress';
import type {Values} from './calls';
import {base64Url} from '../../lib/base64';
import {STATE_BYTES, VERIFIER_BYTES} from './pkce';
import {storedSignIn} from './signIn';
import {basesOf} from './toolBases';
import type {ToolView} from './toolView';
import {writeStored} from '../../lib/browser/storage';
import {randomText, sha256} from '../../lib/browser/webCrypto';

interface Beginning {
  tool: InLocale<ToolView>;
  values: Values;
  isOwnApp: boolean;
  zone: string | undefined;
  locale: Locale;
}

/**
 * Writes down what is needed when the reader comes back, and makes the address that sends them to the provider; none where the browser
 * writes nothing down.
 */
export async function beginSignIn({
  tool,
  values,
  isOwnApp,
  zone,
  locale,
}: Beginning): Promise<string | undefined> {
  const {authorize, pages, pkce, provider} = tool;
  if (authorize === undefined || pages === undefined) {
    return undefined;
  }
  const state = randomText(STATE_BYTES);
  const verifier = pkce === undefined ? undefined : randomText(VERIFIER_BYTES);
  const redirectUri = `${window.location.origin}${pages.callback}`;
  const {clientId = '', clientSecret} = values;
  const isKept = writeStored(storedSignIn(provider), {
    state,
    startedAt: Date.now(),
    locale,
    clientId,
    isOwnApp,
    redirectUri,
    ...(verifier === undefined ? {} : {verifier}),
    ...(clientSecret === undefined || clientSecret === ''
      ? {}
      : {clientSecret}),
    ...(zone === undefined ? {} : {zone}),
  });
  if (!isKept) {
    return undefined;
  }
  return authorizeAddress(
    authorize,
    {
      clientId,
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
