import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf, type Observations} from '../fetching/observation';
import {uploadName, type Target} from '../fetching/requests';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** Refusals for their size come at once; after this many seconds, something waited too long. */
const WAITED = 20;

/** The path of a test file that is still there. */
function leftOver(seen: Observations, target: Target): string[] {
  const isUnderWay =
    seen.uploadRemove === undefined && target.upload?.isStopped !== true;
  return isUnderWay || answerOf(seen, 'uploadRemove')?.envelope?.code === 200
    ? []
    : [`${target.upload?.folder ?? ''}/${uploadName(target)}`];
}

const isStored = (seen: Observations, name: 'uploadSmall' | 'uploadLarge') =>
  answerOf(seen, name)?.envelope?.code === 200;

function secondsOf(seen: Observations): number {
  const large = seen.uploadLarge;
  const duration =
    large?.kind === 'answered'
      ? large.duration
      : large?.kind === 'failed'
        ? (large.after ?? 0)
        : 0;
  return Math.round(duration / 1000);
}

function waitedTooLong(seen: Observations): boolean {
  const {uploadLarge: large} = seen;
  return (
    large?.kind === 'timeout' ||
    (large?.kind === 'answered' && [408, 504, 524].includes(large.status)) ||
    (large?.kind === 'failed' && secondsOf(seen) >= WAITED)
  );
}

function smallRefused(seen: Observations): Finding {
  const envelope = answerOf(seen, 'uploadSmall')?.envelope;
  return envelope === undefined
    ? {
        certainty: 'likely',
        saw: translate({
          id: 'serverCheck.upload.blocked.saw',
          message: 'Even an upload of 1 KB got no answer from AList.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.upload.blocked.means',
          message: 'The reverse proxy blocks PUT or answers it itself.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.upload.blocked.remedy',
          message: 'Let the proxy pass every method on.',
          description: 'What to do about a finding about a server',
        }),
        facts: {small: false},
      }
    : {
        certainty: 'info',
        messages: [envelope.message],
        saw: translate(
          {
            id: 'serverCheck.upload.refused.saw',
            message: 'AList refuses the upload: {message}',
            description:
              'What a check of a server saw; the message is the server’s',
          },
          {message: envelope.message},
        ),
        means: translate({
          id: 'serverCheck.upload.refused.means',
          message: 'The limits of the proxy could not be checked.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.upload.refused.remedy',
          message:
            'Name a folder of a storage that takes uploads, in which the account may upload and delete.',
          description: 'What to do about a finding about a server',
        }),
        facts: {small: envelope.code},
      };
}

function largeRefused(seen: Observations, megabytes: number): Finding {
  const envelope = answerOf(seen, 'uploadLarge')?.envelope;
  const seconds = secondsOf(seen);
  const facts = {megabytes, seconds, small: true, large: false};
  const status = answerOf(seen, 'uploadLarge')?.status;
  if (envelope !== undefined) {
    return {
      certainty: 'likely',
      saw: translate(
        {
          id: 'serverCheck.upload.storage.saw',
          message: 'The upload of {megabytes} MB failed: {message}',
          description:
            'What a check of a server saw; the message is the server’s',
        },
        {megabytes, message: envelope.message},
      ),
      means: translate({
        id: 'serverCheck.upload.storage.means',
        message: 'The message comes from AList, so the proxy let it through.',
        description: 'What a finding about a server means',
      }),
      facts,
      messages: [envelope.message],
      page: pages.tasks,
    };
  }
  return waitedTooLong(seen)
    ? {
        certainty: 'likely',
        saw: translate(
          {
            id: 'serverCheck.upload.slow.saw',
            message:
              'The upload of {megabytes} MB broke off after {seconds} s.',
            description: 'What a check of a server saw',
          },
          {megabytes, seconds},
        ),
        means: translate({
          id: 'serverCheck.upload.slow.means',
          message:
            'The reverse proxy or a CDN waits too short a time, either for the file to arrive or for the storage to take it.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.upload.slow.remedy',
          message:
            'Raise the timeouts: proxy_read_timeout and client_body_timeout in nginx, ProxyTimeout in Apache, respondingTimeouts.readTimeout in Traefik.',
          description: 'What to do about a finding about a server',
        }),
        facts,
        page: pages.proxyTroubles,
      }
    : {
        certainty: status === 413 ? 'certain' : 'likely',
        saw: translate(
          {
            id: 'serverCheck.upload.saw',
            message:
              'An upload of 1 KB arrives, one of {megabytes} MB is refused.',
            description: 'What a check of a server saw',
          },
          {megabytes},
        ),
        means: translate({
          id: 'serverCheck.upload.means',
          message:
            'The reverse proxy or a CDN limits the size of uploads. nginx allows 1 MB by default.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.upload.remedy',
          message:
            'Raise the limit: client_max_body_size in nginx, request_body in Caddy. The limit of a CDN depends on your plan.',
          description: 'What to do about a finding about a server',
        }),
        facts,
      };
}

/** Why nothing was uploaded. */
function noFolder(seen: Observations): Finding {
  const envelope = answerOf(seen, 'uploadFolder')?.envelope;
  const message = envelope?.data === undefined ? envelope?.message : undefined;
  return {
    certainty: 'info',
    saw:
      envelope?.data !== undefined
        ? translate({
            id: 'serverCheck.upload.noFolder.file',
            message: 'The path leads to a file, not to a folder.',
            description: 'What a check of a server saw',
          })
        : message === undefined
          ? translate({
              id: 'serverCheck.upload.noFolder.silent',
              message: 'AList did not answer whether the folder exists.',
              description: 'What a check of a server saw',
            })
          : translate(
              {
                id: 'serverCheck.upload.noFolder.saw',
                message: 'AList says about the folder: {message}',
                description:
                  'What a check of a server saw; the message is the server’s',
              },
              {message},
            ),
    means: translate({
      id: 'serverCheck.upload.noFolder.means',
      message: 'Nothing was uploaded.',
      description: 'What a finding about a server means',
    }),
    remedy: translate({
      id: 'serverCheck.upload.noFolder.remedy',
      message: 'Name a folder that exists, with its whole path from the root.',
      description: 'What to do about a finding about a server',
    }),
    ...(message === undefined ? {} : {messages: [message]}),
    facts: {
      folder:
        envelope?.data === undefined ? (envelope?.code ?? 'none') : 'file',
    },
  };
}

/** After the reader stopped it. */
function stopped(hasLeftOver: boolean): Finding {
  return {
    certainty: 'info',
    saw: translate({
      id: 'serverCheck.upload.stopped.saw',
      message: 'You stopped the upload.',
      description: 'What a check of a server saw',
    }),
    means: hasLeftOver
      ? translate({
          id: 'serverCheck.upload.stopped.left',
          message: 'Whether it would have got through is not known.',
          description: 'What a finding about a server means',
        })
      : translate({
          id: 'serverCheck.upload.stopped.means',
          message: 'The test file was deleted.',
          description: 'What a finding about a server means',
        }),
    facts: {stopped: true},
  };
}

/** Without the large file. */
const smallStored = (): Finding => ({
  certainty: 'fine',
  saw: translate({
    id: 'serverCheck.upload.small.saw',
    message: 'An upload of 1 KB arrived.',
    description: 'What a check of a server saw',
  }),
  means: translate({
    id: 'serverCheck.upload.small.means',
    message:
      'Uploads get through. Limits on their size were not tried, because the large upload is switched off.',
    description: 'What a finding about a server means',
  }),
  facts: {small: true},
});

function evaluateUpload(
  seen: Observations,
  megabytes: number | undefined,
): Finding {
  if (!isStored(seen, 'uploadSmall')) {
    return smallRefused(seen);
  }
  if (megabytes === undefined) {
    return smallStored();
  }
  if (!isStored(seen, 'uploadLarge')) {
    return largeRefused(seen, megabytes);
  }
  const seconds = secondsOf(seen);
  return {
    certainty: 'fine',
    saw: translate(
      {
        id: 'serverCheck.upload.fine.saw',
        message: 'An upload of {megabytes} MB arrived within {seconds} s.',
        description: 'What a check of a server saw',
      },
      {megabytes, seconds: Math.max(seconds, 1)},
    ),
    means: translate({
      id: 'serverCheck.upload.fine.means',
      message: 'Nothing on the way limits uploads to less than that.',
      description: 'What a finding about a server means',
    }),
    facts: {megabytes, seconds, large: true},
  };
}

/** Whether an upload of a size gets through, and in time. */
export const upload: Check = {
  id: 'upload',
  title: () =>
    translate({
      id: 'serverCheck.upload',
      message: 'Do large uploads get through?',
      description: 'Name of a check of a server',
    }),
  needs: ['uploadFolder'],
  evaluate: (seen, target): Finding | undefined => {
    const {upload: asked} = target;
    const {uploadSmall, uploadLarge} = seen;
    if (asked === undefined) {
      return undefined;
    }
    if (dataOf(seen, 'uploadFolder')?.is_dir !== true) {
      return noFolder(seen);
    }
    const isWhole =
      uploadSmall !== undefined &&
      (uploadLarge !== undefined || asked.megabytes === undefined);
    if (!isWhole && asked.isStopped !== true) {
      return undefined;
    }
    const left =
      isStored(seen, 'uploadSmall') || asked.isStopped === true
        ? leftOver(seen, target)
        : [];
    const finding = isWhole
      ? evaluateUpload(seen, asked.megabytes)
      : stopped(left.length > 0);
    return left.length === 0
      ? finding
      : {
          ...finding,
          details: left.map((path) =>
            translate(
              {
                id: 'serverCheck.upload.left',
                message: 'The test file was not deleted. Delete it: {path}',
                description: 'Below a finding about a server',
              },
              {path},
            ),
          ),
        };
  },
  page: pages.uploadLimits,
};
