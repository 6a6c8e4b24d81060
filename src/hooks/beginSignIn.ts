import type {Locale} from '../config/locales';
import type {InLocale} from '../lib/localize';
import {authorizeAddress} from '../lib/tools/authorizeAddress';
import type {Values} from '../lib/tools/calls';
import {base64Url, STATE_BYTES, VERIFIER_BYTES} from '../lib/tools/pkce';
import {storedSignIn} from '../lib/tools/signIn';
import {basesOf} from '../lib/tools/toolBases';
import type {ToolView} from '../lib/tools/toolView';
import {writeStored} from './storage';
import {randomText, sha256} from './webCrypto';

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
