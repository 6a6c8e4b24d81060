import {translate} from '@docusaurus/Translate';
import type {Certainty} from './checks/check';
import type {RequestName} from './fetching/answers';
import {REQUEST_TIMEOUT, type Observation} from './fetching/observation';
import type {AddressProblem} from './serverAddress';

export function addressProblemText(problem: AddressProblem): string {
  switch (problem) {
    case 'empty':
      return translate({
        id: 'serverCheck.address.empty',
        message: 'Write the address under which you open AList.',
        description: 'What is wrong with the address of a server',
      });
    case 'scheme':
      return translate({
        id: 'serverCheck.address.scheme',
        message: 'The address must begin with http:// or https://.',
        description: 'What is wrong with the address of a server',
      });
    case 'hasPassword':
      return translate({
        id: 'serverCheck.address.hasPassword',
        message: 'Leave out name and password before the @.',
        description: 'What is wrong with the address of a server',
      });
    case 'host':
      return translate({
        id: 'serverCheck.address.host',
        message:
          'The host cannot be read. Write a name or an IP address, such as nas.local:5244 or [fd00::2]:5244.',
        description: 'What is wrong with the address of a server',
      });
    case 'port':
      return translate({
        id: 'serverCheck.address.port',
        message: 'The port is a number from 1 to 65535, after a colon.',
        description: 'What is wrong with the address of a server',
      });
    case 'hidden':
      return translate({
        id: 'serverCheck.address.hidden',
        message:
          'There is an invisible character in the address. Type it instead of pasting it.',
        description: 'What is wrong with the address of a server',
      });
  }
}

export function certaintyName(certainty: Certainty): string {
  const names: Record<Certainty, string> = {
    certain: translate({
      id: 'serverCheck.certain',
      message: 'Certain',
      description: 'How sure a finding about a server is',
    }),
    likely: translate({
      id: 'serverCheck.likely',
      message: 'Likely',
      description: 'How sure a finding about a server is',
    }),
    info: translate({
      id: 'serverCheck.info',
      message: 'Good to know',
      description: 'A finding about a server that is no fault',
    }),
    fine: translate({
      id: 'serverCheck.fine',
      message: 'Fine',
      description: 'A finding about a server: as it should be',
    }),
  };
  return names[certainty];
}

export function purposeText(name: RequestName): string {
  const texts: Record<RequestName, string> = {
    reach: translate({
      id: 'serverCheck.purpose.reach',
      message: 'whether anything answers, without reading the answer',
      description: 'What a request to a server is for',
    }),
    ping: translate({
      id: 'serverCheck.purpose.ping',
      message: 'whether this page may read answers',
      description: 'What a request to a server is for',
    }),
    settings: translate({
      id: 'serverCheck.purpose.settings',
      message: 'version, and whether registration is open',
      description: 'What a request to a server is for',
    }),
    page: translate({
      id: 'serverCheck.purpose.page',
      message: 'sub-path',
      description: 'What a request to a server is for',
    }),
    guest: translate({
      id: 'serverCheck.purpose.guest',
      message: 'guest account and its permissions',
      description: 'What a request to a server is for',
    }),
    madeUpTokenFresh: translate({
      id: 'serverCheck.purpose.madeUpTokenFresh',
      message: 'with a made-up token, whether it reaches AList',
      description: 'What a request to a server is for',
    }),
    madeUpToken: translate({
      id: 'serverCheck.purpose.madeUpToken',
      message: 'with a made-up token, whether a cache answers',
      description: 'What a request to a server is for',
    }),
    longAddress: translate({
      id: 'serverCheck.purpose.longAddress',
      message: 'whether a long address gets through',
      description: 'What a request to a server is for',
    }),
    robots: translate({
      id: 'serverCheck.purpose.robots',
      message: 'whether crawlers may read the site',
      description: 'What a request to a server is for',
    }),
    longHeader: translate({
      id: 'serverCheck.purpose.longHeader',
      message: 'with a long made-up token, whether a long header gets through',
      description: 'What a request to a server is for',
    }),
    clock: translate({
      id: 'serverCheck.purpose.clock',
      message: 'clock, if the guest account is enabled',
      description: 'What a request to a server is for',
    }),
    listing: translate({
      id: 'serverCheck.purpose.listing',
      message: 'what the guest sees at the root',
      description: 'What a request to a server is for',
    }),
    webdav: translate({
      id: 'serverCheck.purpose.webdav',
      message: 'whether methods of WebDAV get through',
      description: 'What a request to a server is for',
    }),
    webdavWrite: translate({
      id: 'serverCheck.purpose.webdavWrite',
      message:
        'whether a method that writes gets through; without a password AList refuses it',
      description: 'What a request to a server is for',
    }),
    file: translate({
      id: 'serverCheck.purpose.file',
      message: 'download link of your file',
      description: 'What a request to a server is for',
    }),
    unsigned: translate({
      id: 'serverCheck.purpose.unsigned',
      message: 'whether your file opens without a signature',
      description: 'What a request to a server is for',
    }),
    middle: translate({
      id: 'serverCheck.purpose.middle',
      message: '1000 bytes of your file from further in: ranges',
      description: 'What a request to a server is for',
    }),
    download: translate({
      id: 'serverCheck.purpose.download',
      message: 'the first 512 KB of your file: ranges and names',
      description: 'What a request to a server is for',
    }),
    whole: translate({
      id: 'serverCheck.purpose.whole',
      message: 'your file from the beginning, at most 1 MB: its length',
      description: 'What a request to a server is for',
    }),
    encodedSlash: translate({
      id: 'serverCheck.purpose.encodedSlash',
      message: 'whether your file opens with an encoded slash',
      description: 'What a request to a server is for',
    }),
    storageSpeed: translate({
      id: 'serverCheck.purpose.storageSpeed',
      message:
        'only if the download is redirected, to the host that it leads to: its speed, with at most 4 MB',
      description: 'What a request to a server is for',
    }),
    serverSpeed: translate({
      id: 'serverCheck.purpose.serverSpeed',
      message: 'at most 4 MB of your file: speed through your server',
      description: 'What a request to a server is for',
    }),
    admin: translate({
      id: 'serverCheck.purpose.admin',
      message: 'whether the token is that of an administrator',
      description: 'What a request to a server is for',
    }),
    adminClock: translate({
      id: 'serverCheck.purpose.adminClock',
      message: 'clock',
      description: 'What a request to a server is for',
    }),
    adminStorages: translate({
      id: 'serverCheck.purpose.adminStorages',
      message:
        'storages that fail; their credentials arrive too, and are dropped at once',
      description: 'What a request to a server is for',
    }),
    adminSettings: translate({
      id: 'serverCheck.purpose.adminSettings',
      message: 'signatures, link expiry and search',
      description: 'What a request to a server is for',
    }),
    adminNewerSettings: translate({
      id: 'serverCheck.purpose.adminNewerSettings',
      message:
        'limits of speed and tasks, headers for providers, scripts in readmes',
      description: 'What a request to a server is for',
    }),
    adminRoles: translate({
      id: 'serverCheck.purpose.adminRoles',
      message: 'roles and their permissions',
      description: 'What a request to a server is for',
    }),
    adminUsers: translate({
      id: 'serverCheck.purpose.adminUsers',
      message: 'accounts and their base paths',
      description: 'What a request to a server is for',
    }),
    adminMetas: translate({
      id: 'serverCheck.purpose.adminMetas',
      message: 'metas; their passwords arrive too, and are dropped at once',
      description: 'What a request to a server is for',
    }),
    uploadsUndone: translate({
      id: 'serverCheck.purpose.uploadsUndone',
      message: 'uploads that hang',
      description: 'What a request to a server is for',
    }),
    uploadsDone: translate({
      id: 'serverCheck.purpose.uploadsDone',
      message: 'uploads that failed',
      description: 'What a request to a server is for',
    }),
    copiesUndone: translate({
      id: 'serverCheck.purpose.copiesUndone',
      message: 'copy tasks that hang',
      description: 'What a request to a server is for',
    }),
    copiesDone: translate({
      id: 'serverCheck.purpose.copiesDone',
      message: 'copy tasks that failed',
      description: 'What a request to a server is for',
    }),
    downloadsUndone: translate({
      id: 'serverCheck.purpose.downloadsUndone',
      message: 'offline downloads that hang',
      description: 'What a request to a server is for',
    }),
    downloadsDone: translate({
      id: 'serverCheck.purpose.downloadsDone',
      message: 'offline downloads that failed',
      description: 'What a request to a server is for',
    }),
    transfersUndone: translate({
      id: 'serverCheck.purpose.transfersUndone',
      message: 'transfers of offline downloads that hang',
      description: 'What a request to a server is for',
    }),
    transfersDone: translate({
      id: 'serverCheck.purpose.transfersDone',
      message: 'transfers of offline downloads that failed',
      description: 'What a request to a server is for',
    }),
    extractionsUndone: translate({
      id: 'serverCheck.purpose.extractionsUndone',
      message: 'extractions of archives that hang',
      description: 'What a request to a server is for',
    }),
    extractionsDone: translate({
      id: 'serverCheck.purpose.extractionsDone',
      message: 'extractions of archives that failed',
      description: 'What a request to a server is for',
    }),
    extractedUndone: translate({
      id: 'serverCheck.purpose.extractedUndone',
      message: 'uploads of extracted files that hang',
      description: 'What a request to a server is for',
    }),
    extractedDone: translate({
      id: 'serverCheck.purpose.extractedDone',
      message: 'uploads of extracted files that failed',
      description: 'What a request to a server is for',
    }),
    transitionsUndone: translate({
      id: 'serverCheck.purpose.transitionsUndone',
      message: 'archive and restore tasks of S3 that hang',
      description: 'What a request to a server is for',
    }),
    transitionsDone: translate({
      id: 'serverCheck.purpose.transitionsDone',
      message: 'archive and restore tasks of S3 that failed',
      description: 'What a request to a server is for',
    }),
    adminIndex: translate({
      id: 'serverCheck.purpose.adminIndex',
      message: 'state of the search index',
      description: 'What a request to a server is for',
    }),
    uploadFolder: translate({
      id: 'serverCheck.purpose.uploadFolder',
      message: 'whether the folder exists; otherwise nothing is uploaded',
      description: 'What a request to a server is for',
    }),
    uploadSmall: translate({
      id: 'serverCheck.purpose.uploadSmall',
      message: 'uploads 1 KB, to see whether uploads get through at all',
      description: 'What a request to a server is for',
    }),
    uploadLarge: translate({
      id: 'serverCheck.purpose.uploadLarge',
      message: 'uploads a file of the size that you chose, over the first one',
      description: 'What a request to a server is for',
    }),
    uploadRemove: translate({
      id: 'serverCheck.purpose.uploadRemove',
      message: 'deletes this file',
      description: 'What a request to a server is for',
    }),
  };
  return texts[name];
}

/** How a request ended. */
export function outcomeText(observation: Observation<unknown>): string {
  switch (observation.kind) {
    case 'answered':
      return observation.envelope === undefined
        ? `HTTP ${observation.status} · ${observation.duration} ms`
        : `HTTP ${observation.status} · code ${observation.envelope.code} · ${observation.duration} ms`;
    case 'opaque':
      return translate({
        id: 'serverCheck.outcome.opaque',
        message: 'An answer came',
        description: 'How a request ended whose answer the page cannot read',
      });
    case 'redirected':
      return translate({
        id: 'serverCheck.outcome.redirected',
        message: 'Redirected',
        description: 'How a request ended',
      });
    case 'timeout':
      return translate(
        {
          id: 'serverCheck.outcome.timeout',
          message: 'No answer within {seconds} seconds',
          description: 'How a request ended',
        },
        {seconds: (observation.after ?? REQUEST_TIMEOUT) / 1000},
      );
    case 'offline':
      return translate({
        id: 'serverCheck.outcome.offline',
        message: 'Offline',
        description: 'How a request ended',
      });
    case 'failed':
      return translate({
        id: 'serverCheck.outcome.failed',
        message: 'Failed, or not allowed to be read',
        description: 'How a request ended',
      });
  }
}
