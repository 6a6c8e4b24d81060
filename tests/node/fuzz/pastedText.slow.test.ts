import {explanationsOf} from '../../../src/components/error-finder/explanations';
import {findErrors} from '../../../src/components/error-finder/findErrors';
import {maskPasted} from '../../../src/components/error-finder/maskPasted';
import {TEXT_LIMIT} from '../../../src/components/error-finder/pastedText';
import {
  formatOf,
  lintProxy,
  TEXT_LIMIT as CONFIGURATION_LIMIT,
} from '../../../src/components/generators/proxy/linter/formats';
import {
  callbackParameters,
  PARAMETER_LIMIT,
} from '../../../src/components/oauth-tools/callbackParameters';
import {QUERY_LIMIT} from '../../../src/components/search/addressQuery';
import {tokenize} from '../../../src/components/search/engine/tokens';
import {
  absolutePath,
  PATH_LIMIT,
} from '../../../src/components/server-check/filePath';
import {webdavAddress} from '../../../src/components/webdav-address/webdavForms';
import {pageMessagesIn} from '../../support/explainedMessages';
import {someFacts} from '../../support/facts';
import {hostileShapes} from '../../support/hostileShapes';

/** Milliseconds of the processor that one text may take on a machine on which the yardstick takes its standard time. */
const ALLOWED = 200;
const STANDARD = 20;

/** How often a text is tried, until it takes no longer. */
const TRIES = 5;

const {errorSignatures} = someFacts();
const explanations = explanationsOf(errorSignatures, pageMessagesIn('zh'));

interface Parser {
  /** Characters that it reads at most. */
  limit: number;
  read: (text: string) => unknown;
}

/** Everything that reads what a visitor pastes, or what a link fills in. */
const parsers: Readonly<Record<string, Parser>> = {
  'error finder': {
    limit: TEXT_LIMIT,
    read: (text) => findErrors(text, explanations),
  },
  'masking of secrets': {limit: 2 * TEXT_LIMIT, read: maskPasted},
  'format of a configuration': {limit: CONFIGURATION_LIMIT, read: formatOf},
  'linter of nginx': {
    limit: CONFIGURATION_LIMIT,
    read: (text) => lintProxy('nginx', text),
  },
  'linter of Caddy': {
    limit: CONFIGURATION_LIMIT,
    read: (text) => lintProxy('caddy', text),
  },
  'address of a callback': {
    limit: PARAMETER_LIMIT,
    read: (text) => callbackParameters(text),
  },
  'words of a query': {limit: QUERY_LIMIT, read: tokenize},
  'path of a file': {limit: PATH_LIMIT, read: absolutePath},
  'WebDAV address': {
    limit: CONFIGURATION_LIMIT,
    read: (text) => webdavAddress({site: text, folder: text}),
  },
};

/**
 * The least time of the processor that some runs take, in milliseconds: other programs do not count, and neither does a run in which the
 * engine compiles or collects. It ends at the first run that is fast enough.
 */
async function leastTime(work: () => unknown, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > enough; tries += 1) {
    const before = process.cpuUsage();
    await work();
    const {user, system} = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const line = 'server { location /d/ { proxy_pass http://127.0.0.1:5244; } }\n';

/** Work of the same kind as that of the parsers. */
function yardstick(): number {
  const texts = Array.from({length: 10}, () =>
    line
      .repeat(2000)
      .split('\n')
      .map((each) =>
        each.replace(/[a-z]+(?=\s)/g, (word) => word.toUpperCase()),
      )
      .join('\n'),
  );
  return texts.join('').length;
}

/** What a text may take on this machine, which others may keep busy. */
async function allowed(): Promise<number> {
  const time = await leastTime(yardstick, STANDARD);
  return ALLOWED * Math.max(1, time / STANDARD);
}

test.each(Object.entries(parsers))(
  'the %s takes 200 ms at most for a text of its limit, whatever it repeats',
  async (_, {limit, read}) => {
    const slow: string[] = [];
    const most = await allowed();
    for (const [shape, write] of Object.entries(hostileShapes)) {
      const time = await leastTime(() => read(write(limit)), most);
      if (time > most) {
        slow.push(`${shape}: ${Math.round(time)} ms`);
      }
    }
    expect(slow).toEqual([]);
  },
  120_000,
);
