import type {OauthProvider} from '../../../src/data/oauthProviders/schema';

/** An application that is registered with a simulated provider. */
export interface Client {
  id: string;
  /** A client without one must prove itself with PKCE. */
  secret?: string;
}

export type ProviderName = OauthProvider['provider'];

/** The applications that every simulated provider knows. Their names say what they are; none exists anywhere else. */
export const clientsOf = (provider: ProviderName) => ({
  /** The reader's own. */
  own: {
    id: `own-client-of-${provider}`,
    secret: `own-secret-of-${provider}`,
  },
  /** The one a token service is set up with. */
  default: {
    id: `default-client-of-${provider}`,
    secret: `default-secret-of-${provider}`,
  },
  /** One without a secret. */
  public: {id: `public-client-of-${provider}`} as Client,
});

/** What the simulated China Unicom Cloud and its client share. Both are 16 bytes long. */
export const wopanKeys = {key: 'key-for-the-test', iv: 'iv-for-the-tests'};

/** An account of the simulated China Unicom Cloud. */
export const wopanAccount = {
  phone: '13800000000',
  password: 'pass word & "sign"',
};

const callbackPath = (provider: ProviderName) =>
  new RegExp(`^/(?:zh/)?tool/${provider}/callback(?:\\.html)?/?$`);

const isLoopback = ({hostname}: URL) =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/** Providers send a code to a registered address only: the callback pages of a site on this computer, or of docs.example. */
export function isRegisteredRedirect(
  provider: ProviderName,
  redirectUri: string,
): boolean {
  if (!URL.canParse(redirectUri)) {
    return false;
  }
  const url = new URL(redirectUri);
  return (
    url.hash === '' &&
    (isLoopback(url) || url.origin === 'https://docs.example') &&
    callbackPath(provider).test(url.pathname)
  );
}
