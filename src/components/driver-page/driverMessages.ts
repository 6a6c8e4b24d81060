import {translate} from '@docusaurus/Translate';
import type {
  Driver,
  DriverAuth,
  DriverFeature,
  DriverKind,
  DriverOperation,
  DriverRegion,
} from '../../data/drivers/schema';

/** Short name of a kind of driver. */
export function kindName(kind: DriverKind): string {
  const names: Record<DriverKind, string> = {
    personal: translate({message: 'Personal cloud'}),
    organisation: translate({message: 'Team cloud'}),
    share: translate({message: 'Shared links'}),
    directLink: translate({message: 'Direct links'}),
    selfHosted: translate({message: 'Self-hosted service'}),
    objectStorage: translate({message: 'Object storage'}),
    protocol: translate({message: 'Network protocol'}),
    repository: translate({message: 'Code repository'}),
    local: translate({message: 'Local disk'}),
    overlay: translate({message: 'Overlay on other storages'}),
    otherAlist: translate({message: 'Another AList'}),
    virtual: translate({message: 'Virtual'}),
  };
  return names[kind];
}

/** Name of a sign-in method. */
export function authName(auth: DriverAuth): string {
  const names: Record<DriverAuth, string> = {
    none: translate({message: 'No sign-in'}),
    usernamePassword: translate({message: 'User name and password'}),
    twoFactor: translate({message: 'Two-factor code'}),
    sms: translate({message: 'SMS code'}),
    qrCode: translate({message: 'QR code'}),
    cookie: translate({message: 'Browser cookie'}),
    authorizationHeader: translate({message: 'Authorization header'}),
    sessionToken: translate({message: 'Session token'}),
    token: translate({message: 'Token'}),
    accessToken: translate({message: 'Access token'}),
    refreshToken: translate({message: 'Refresh token'}),
    apiKey: translate({message: 'API key'}),
    accessKey: translate({message: 'Access key'}),
    privateKey: translate({message: 'Private key'}),
    clientCredentials: translate({message: 'Client ID and secret'}),
    serviceAccount: translate({message: 'Service account'}),
    sharePassword: translate({message: 'Share password'}),
  };
  return names[auth];
}

/** Where the files are, within a sentence; nobody provides a server of the reader's own. */
export function sourceName(kind: DriverKind): string {
  switch (kind) {
    case 'overlay':
      return translate({message: 'the other storage'});
    case 'virtual':
      return translate({message: 'the web server'});
    case 'protocol':
    case 'selfHosted':
    case 'otherAlist':
      return translate({message: 'the server that you mounted'});
    default:
      return translate({message: 'the provider'});
  }
}

/** How a browser downloads a file by default. */
export function downloadName(download: Driver['download']): string {
  return download === 'redirect'
    ? translate({message: 'Straight from the source (302)'})
    : translate({message: 'Through your server'});
}

/** Name of what a storage can do; `undefined` for internal operations. */
export function abilityName(
  ability: DriverOperation | DriverFeature,
): string | undefined {
  const names: Partial<Record<typeof ability, string>> = {
    list: translate({message: 'browse'}),
    link: translate({message: 'download'}),
    put: translate({message: 'upload'}),
    mkdir: translate({message: 'new folder'}),
    rename: translate({message: 'rename'}),
    move: translate({message: 'move'}),
    copy: translate({message: 'copy'}),
    remove: translate({message: 'delete'}),
    put_url: translate({message: 'fetch an address'}),
    archive_list: translate({message: 'look into archives'}),
    archive_extract: translate({message: 'extract archives'}),
    rapidUpload: translate({message: 'rapid upload'}),
    offlineDownload: translate({message: 'offline download'}),
  };
  return names[ability];
}

/** Name of the region of the account or the server. */
export function regionName(region: DriverRegion): string {
  const names: Record<DriverRegion, string> = {
    china: translate({message: 'Mainland China'}),
    abroad: translate({message: 'Outside mainland China'}),
    anywhere: translate({message: 'Where you choose'}),
  };
  return names[region];
}
