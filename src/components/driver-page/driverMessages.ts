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
    personal: translate({
      id: 'driver.kind.personal',
      message: 'Personal cloud',
      description: 'Kind of storage',
    }),
    organisation: translate({
      id: 'driver.kind.organisation',
      message: 'Team cloud',
      description: 'Kind of storage',
    }),
    share: translate({
      id: 'driver.kind.share',
      message: 'Shared links',
      description: 'Kind of storage',
    }),
    directLink: translate({
      id: 'driver.kind.directLink',
      message: 'Direct links',
      description: 'Kind of storage',
    }),
    selfHosted: translate({
      id: 'driver.kind.selfHosted',
      message: 'Self-hosted service',
      description: 'Kind of storage',
    }),
    objectStorage: translate({
      id: 'driver.kind.objectStorage',
      message: 'Object storage',
      description: 'Kind of storage',
    }),
    protocol: translate({
      id: 'driver.kind.protocol',
      message: 'Network protocol',
      description: 'Kind of storage',
    }),
    repository: translate({
      id: 'driver.kind.repository',
      message: 'Code repository',
      description: 'Kind of storage',
    }),
    local: translate({
      id: 'driver.kind.local',
      message: 'Local disk',
      description: 'Kind of storage',
    }),
    overlay: translate({
      id: 'driver.kind.overlay',
      message: 'Overlay on other storages',
      description: 'Kind of storage',
    }),
    otherAlist: translate({
      id: 'driver.kind.otherAlist',
      message: 'Another AList',
      description: 'Kind of storage',
    }),
    virtual: translate({
      id: 'driver.kind.virtual',
      message: 'Virtual',
      description: 'Kind of storage',
    }),
  };
  return names[kind];
}

/** Name of a sign-in method. */
export function authName(auth: DriverAuth): string {
  const names: Record<DriverAuth, string> = {
    none: translate({
      id: 'driver.auth.none',
      message: 'No sign-in',
      description: 'Way to sign in',
    }),
    usernamePassword: translate({
      id: 'driver.auth.usernamePassword',
      message: 'User name and password',
      description: 'Way to sign in',
    }),
    twoFactor: translate({
      id: 'driver.auth.twoFactor',
      message: 'Two-factor code',
      description: 'Way to sign in',
    }),
    sms: translate({
      id: 'driver.auth.sms',
      message: 'SMS code',
      description: 'Way to sign in',
    }),
    qrCode: translate({
      id: 'driver.auth.qrCode',
      message: 'QR code',
      description: 'Way to sign in',
    }),
    cookie: translate({
      id: 'driver.auth.cookie',
      message: 'Browser cookie',
      description: 'Way to sign in',
    }),
    authorizationHeader: translate({
      id: 'driver.auth.authorizationHeader',
      message: 'Authorization header',
      description: 'Way to sign in',
    }),
    sessionToken: translate({
      id: 'driver.auth.sessionToken',
      message: 'Session token',
      description: 'Way to sign in',
    }),
    token: translate({
      id: 'driver.auth.token',
      message: 'Token',
      description: 'Way to sign in',
    }),
    accessToken: translate({
      id: 'driver.auth.accessToken',
      message: 'Access token',
      description: 'Way to sign in',
    }),
    refreshToken: translate({
      id: 'driver.auth.refreshToken',
      message: 'Refresh token',
      description: 'Way to sign in',
    }),
    apiKey: translate({
      id: 'driver.auth.apiKey',
      message: 'API key',
      description: 'Way to sign in',
    }),
    accessKey: translate({
      id: 'driver.auth.accessKey',
      message: 'Access key',
      description: 'Way to sign in',
    }),
    privateKey: translate({
      id: 'driver.auth.privateKey',
      message: 'Private key',
      description: 'Way to sign in',
    }),
    clientCredentials: translate({
      id: 'driver.auth.clientCredentials',
      message: 'Client ID and secret',
      description: 'Way to sign in',
    }),
    serviceAccount: translate({
      id: 'driver.auth.serviceAccount',
      message: 'Service account',
      description: 'Way to sign in',
    }),
    sharePassword: translate({
      id: 'driver.auth.sharePassword',
      message: 'Share password',
      description: 'Way to sign in',
    }),
  };
  return names[auth];
}

/** Where the files are, within a sentence; nobody provides a server of the user's own. */
export function sourceName(kind: DriverKind): string {
  switch (kind) {
    case 'overlay':
      return translate({
        id: 'driver.source.storage',
        message: 'the other storage',
        description: 'Where the files of an overlay are',
      });
    case 'virtual':
      return translate({
        id: 'driver.source.webServer',
        message: 'the web server',
        description: 'Where the files behind addresses are',
      });
    case 'protocol':
    case 'selfHosted':
    case 'otherAlist':
      return translate({
        id: 'driver.source.server',
        message: 'the server that you mounted',
        description: 'Where the files of a server of the user’s own are',
      });
    default:
      return translate({
        id: 'driver.source.provider',
        message: 'the provider',
        description: 'Where the files of a cloud are',
      });
  }
}

/** How a browser downloads a file by default. */
export function downloadName(download: Driver['download']): string {
  return download === 'redirect'
    ? translate({
        id: 'driver.download.redirect',
        message: 'Straight from the source (302)',
        description: 'How downloads flow',
      })
    : translate({
        id: 'driver.download.proxy',
        message: 'Through your server',
        description: 'How downloads flow',
      });
}

/** Name of a file operation; `undefined` for internal ones. */
export function operationName(operation: DriverOperation): string | undefined {
  const names: Partial<Record<DriverOperation, string>> = {
    list: translate({
      id: 'driver.operation.list',
      message: 'browse',
      description: 'Something a storage can do',
    }),
    link: translate({
      id: 'driver.operation.link',
      message: 'download',
      description: 'Something a storage can do',
    }),
    put: translate({
      id: 'driver.operation.put',
      message: 'upload',
      description: 'Something a storage can do',
    }),
    mkdir: translate({
      id: 'driver.operation.mkdir',
      message: 'new folder',
      description: 'Something a storage can do',
    }),
    rename: translate({
      id: 'driver.operation.rename',
      message: 'rename',
      description: 'Something a storage can do',
    }),
    move: translate({
      id: 'driver.operation.move',
      message: 'move',
      description: 'Something a storage can do',
    }),
    copy: translate({
      id: 'driver.operation.copy',
      message: 'copy',
      description: 'Something a storage can do',
    }),
    remove: translate({
      id: 'driver.operation.remove',
      message: 'delete',
      description: 'Something a storage can do',
    }),
    put_url: translate({
      id: 'driver.operation.putUrl',
      message: 'fetch an address',
      description: 'Something a storage can do',
    }),
    archive_list: translate({
      id: 'driver.operation.archiveList',
      message: 'look into archives',
      description: 'Something a storage can do',
    }),
    archive_extract: translate({
      id: 'driver.operation.archiveExtract',
      message: 'extract archives',
      description: 'Something a storage can do',
    }),
  };
  return names[operation];
}

/** Name of a feature besides the file operations. */
export function featureName(feature: DriverFeature): string {
  return feature === 'rapidUpload'
    ? translate({
        id: 'driver.feature.rapidUpload',
        message: 'rapid upload',
        description: 'Something a storage can do',
      })
    : translate({
        id: 'driver.feature.offlineDownload',
        message: 'offline download',
        description: 'Something a storage can do',
      });
}

/** Name of the region of the account or the server. */
export function regionName(region: DriverRegion): string {
  const names: Record<DriverRegion, string> = {
    china: translate({
      id: 'driver.region.china',
      message: 'Mainland China',
      description: 'Where a storage is',
    }),
    abroad: translate({
      id: 'driver.region.abroad',
      message: 'Outside mainland China',
      description: 'Where a storage is',
    }),
    anywhere: translate({
      id: 'driver.region.anywhere',
      message: 'Where you choose',
      description: 'Where a storage is',
    }),
  };
  return names[region];
}
