import {translate} from '@docusaurus/Translate';
import {inOneLine} from '../../../lib/punctuation';
import {
  answerOf,
  type Observation,
  type Observations,
} from '../fetching/observation';
import {SAMPLE_BYTES, storageAddress, type Target} from '../fetching/requests';
import type {Check, Finding} from './check';
import {redirectsEverything} from './networkProblems';
import {pages} from './pages';

/** Less says more about the way to the server than about its speed. */
const ENOUGH_BYTES = 500_000;

/** Speeds that differ less are the same, as far as a few megabytes tell. */
const CLEARLY_FASTER = 2;

/** In MB/s; `undefined` if too little of the file came. */
function speedOf(
  observation: Observation<unknown> | undefined,
): number | undefined {
  if (
    observation?.kind !== 'answered' ||
    observation.envelope !== undefined ||
    ![200, 206].includes(observation.status) ||
    observation.size < ENOUGH_BYTES
  ) {
    return undefined;
  }
  const {size, transfer, duration} = observation;
  return size / 1024 / 1024 / (Math.max(transfer ?? duration, 1) / 1000);
}

const shown = (speed: number): string => speed.toFixed(1);

/** What two speeds say of the ways that were taken. */
function comparison(storage: number, server: number): string {
  if (storage > server * CLEARLY_FASTER) {
    return translate({
      id: 'serverCheck.delivery.slower',
      message:
        'Through your server it came more slowly. Its connection may be the reason, or its distance from you or from the storage.',
      description: 'What a finding about a server means',
    });
  }
  return server > storage * CLEARLY_FASTER
    ? translate({
        id: 'serverCheck.delivery.faster',
        message:
          'Through your server it came faster. Web proxy makes downloads take that way, at the cost of its bandwidth.',
        description: 'What a finding about a server means',
      })
    : translate({
        id: 'serverCheck.delivery.same',
        message: 'The two ways do not differ clearly.',
        description: 'What a finding about a server means',
      });
}

const fewMegabytes = () =>
  translate({
    id: 'serverCheck.delivery.few',
    message: 'A few MB show a tendency, not what a long download gets.',
    description: 'What a finding about a server means',
  });

/** What is known of the way through the server, if the download does not take it. */
function passedText(seen: Observations): string[] {
  const passed = answerOf(seen, 'serverSpeed');
  const server = speedOf(passed);
  if (server !== undefined) {
    return [
      translate(
        {
          id: 'serverCheck.delivery.passed',
          message: 'Through your server it comes with {server} MB/s.',
          description: 'What a check of a server saw',
        },
        {server: shown(server)},
      ),
    ];
  }
  return passed?.envelope?.code === 403
    ? [
        translate({
          id: 'serverCheck.delivery.notPassed',
          message: 'AList does not pass it through your server.',
          description: 'What a check of a server saw',
        }),
      ]
    : [];
}

/** Why the speed of the storage is not known; nothing if it was not asked. */
function unmeasured(seen: Observations, target: Target): string[] {
  const {storageSpeed: storage} = seen;
  if (storage === undefined) {
    return [];
  }
  if (storage.kind === 'answered') {
    return [200, 206].includes(storage.status)
      ? []
      : [
          translate(
            {
              id: 'serverCheck.delivery.status',
              message:
                'The storage answered this page with HTTP {status}, so its speed is not known.',
              description: 'What a check of a server saw',
            },
            {status: storage.status},
          ),
        ];
  }
  if (storage.kind !== 'failed') {
    return [
      translate({
        id: 'serverCheck.delivery.late',
        message: 'The storage did not answer in time.',
        description: 'What a check of a server saw',
      }),
    ];
  }
  const isBlocked =
    target.pageProtocol === 'https:' &&
    storageAddress(target, seen)?.protocol === 'http:';
  return [
    isBlocked
      ? translate({
          id: 'serverCheck.delivery.mixed',
          message:
            'Its speed there is not known: the address of the storage begins with http://, and browsers block that on this page.',
          description: 'What a check of a server saw',
        })
      : translate({
          id: 'serverCheck.delivery.hidden',
          message:
            'Its speed there is not known: the storage does not let this page read its answer (CORS), or cannot be reached from here.',
          description: 'What a check of a server saw',
        }),
  ];
}

/** Asks AList for the link itself, as some storages make it for one program and one IP address. */
const speedCommand = `curl -L -r 0-${SAMPLE_BYTES - 1} -o /dev/null -w '%{http_code} %{speed_download}\\n' 'LINK'`;

function redirected(seen: Observations, target: Target): Finding {
  const storage = speedOf(seen.storageSpeed);
  const server = speedOf(seen.serverSpeed);
  const unknown = unmeasured(seen, target);
  const saw = [
    translate({
      id: 'serverCheck.delivery.redirect.saw',
      message: 'The download is redirected to the storage (302).',
      description: 'What a check of a server saw',
    }),
    ...(storage === undefined
      ? []
      : [
          translate(
            {
              id: 'serverCheck.delivery.direct',
              message: 'From there it comes with {storage} MB/s.',
              description: 'What a check of a server saw',
            },
            {storage: shown(storage)},
          ),
        ]),
    ...unknown,
    ...passedText(seen),
  ];
  const means = [
    translate({
      id: 'serverCheck.delivery.redirect.means',
      message:
        'The file does not pass your server, so its speed is that of the storage. Whether ranges work there is not checked.',
      description: 'What a finding about a server means',
    }),
    ...(storage === undefined || server === undefined
      ? []
      : [comparison(storage, server)]),
    ...(storage === undefined && server === undefined ? [] : [fewMegabytes()]),
  ];
  return {
    certainty: 'info',
    saw: inOneLine(saw),
    means: inOneLine(means),
    ...(unknown.length === 0
      ? {}
      : {
          remedy: translate({
            id: 'serverCheck.delivery.measure',
            message:
              'Measure it in a terminal, with the download link of the file in place of LINK. The second number is in bytes per second. In PowerShell, write curl.exe and NUL.',
            description: 'What to do about a finding about a server',
          }),
          details: [speedCommand],
        }),
    facts: {
      delivery: 'redirect',
      ...(storage === undefined ? {} : {storage: shown(storage)}),
      ...(server === undefined ? {} : {server: shown(server)}),
      ...(unknown.length === 0
        ? {}
        : {storageAnswer: seen.storageSpeed?.kind ?? ''}),
    },
  };
}

/** How a file is delivered: from the storage or through AList, and how fast. */
export const delivery: Check = {
  id: 'delivery',
  title: () =>
    translate({
      id: 'serverCheck.delivery',
      message: 'Which way does the file take, and how fast?',
      description: 'Name of a check of a server',
    }),
  needs: ['file', 'download'],
  evaluate: (seen, target): Finding | undefined => {
    if (seen.download?.kind === 'redirected' && !redirectsEverything(seen)) {
      return redirected(seen, target);
    }
    const answer = answerOf(seen, 'download');
    if (
      answer === undefined ||
      answer.envelope !== undefined ||
      ![200, 206].includes(answer.status)
    ) {
      return undefined;
    }
    const speed = speedOf(seen.serverSpeed) ?? speedOf(answer);
    const means = translate({
      id: 'serverCheck.delivery.means',
      message:
        'Every download takes the upload bandwidth of your server’s connection.',
      description: 'What a finding about a server means',
    });
    return {
      certainty: 'info',
      saw:
        speed === undefined
          ? translate({
              id: 'serverCheck.delivery.saw',
              message: 'The file comes through your server.',
              description: 'What a check of a server saw',
            })
          : translate(
              {
                id: 'serverCheck.delivery.speed.saw',
                message:
                  'The file comes through your server, its beginning with {speed} MB/s.',
                description: 'What a check of a server saw',
              },
              {speed: shown(speed)},
            ),
      means: speed === undefined ? means : inOneLine([means, fewMegabytes()]),
      facts: {
        delivery: 'proxy',
        ...(speed === undefined ? {} : {server: shown(speed)}),
      },
    };
  },
  page: pages.delivery,
};
