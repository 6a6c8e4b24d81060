import {translate} from '@docusaurus/Translate';
import {answerOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

function notAlist(
  means: string,
  remedy: string,
  facts: Finding['facts'],
): Finding {
  return {
    certainty: 'certain',
    saw: translate({
      id: 'serverCheck.isAlist.saw',
      message: 'Something answers, but not as AList does.',
      description: 'What a check of a server saw',
    }),
    means,
    remedy,
    facts,
  };
}

/** Whether the interface of AList is at this address. */
export const isAlist: Check = {
  id: 'isAlist',
  title: () =>
    translate({
      id: 'serverCheck.isAlist',
      message: 'Is it AList?',
      description: 'Name of a check of a server',
    }),
  needs: ['settings'],
  evaluate: (seen): Finding | undefined => {
    const answer = answerOf(seen, 'settings');
    if (answer === undefined) {
      return undefined;
    }
    const {envelope, problem, status, isCut} = answer;
    if (envelope?.data !== undefined) {
      const {version} = envelope.data;
      return {
        certainty: 'fine',
        saw: translate(
          {
            id: 'serverCheck.isAlist.fine.saw',
            message: 'It answers as AList {version}.',
            description: 'What a check of a server saw',
          },
          {version},
        ),
        means: translate({
          id: 'serverCheck.isAlist.fine.means',
          message: 'The interface is where it should be.',
          description: 'What a finding about a server means',
        }),
        facts: {version},
      };
    }
    if (envelope !== undefined && /loading storage/i.test(envelope.message)) {
      return {
        certainty: 'certain',
        saw: translate({
          id: 'serverCheck.loading.saw',
          message: 'AList says that it is still loading its storages.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.loading.means',
          message:
            'Until the last storage is loaded, every request is refused. A provider that does not answer can delay it for minutes.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.loading.remedy',
          message:
            'Check again in a minute. If it stays like this, the log names the storage that it waits for.',
          description: 'What to do about a finding about a server',
        }),
        facts: {loading: true},
      };
    }
    const facts = {status, problem: problem ?? `code ${envelope?.code ?? ''}`};
    if (status >= 500) {
      return notAlist(
        translate(
          {
            id: 'serverCheck.isAlist.gateway',
            message:
              'HTTP {status} comes from a reverse proxy that does not reach AList behind it.',
            description: 'What a finding about a server means',
          },
          {status},
        ),
        translate({
          id: 'serverCheck.isAlist.gateway.remedy',
          message:
            'Check that AList runs, and that the proxy names the host and the port at which AList listens.',
          description: 'What to do about a finding about a server',
        }),
        facts,
      );
    }
    if (problem === 'html' && !isCut) {
      return notAlist(
        translate({
          id: 'serverCheck.isAlist.html',
          message:
            'A web page came in place of settings: AList is under a sub-path, the proxy passes another path on, or this is another program.',
          description: 'What a finding about a server means',
        }),
        translate({
          id: 'serverCheck.isAlist.html.remedy',
          message:
            'Copy the address from the address bar while you look at AList, with its sub-path. The path in the proxy and in site_url must be the same.',
          description: 'What to do about a finding about a server',
        }),
        facts,
      );
    }
    return notAlist(
      translate(
        {
          id: 'serverCheck.isAlist.other',
          message:
            'The answer (HTTP {status}) has another form than the settings of AList.',
          description: 'What a finding about a server means',
        },
        {status},
      ),
      translate({
        id: 'serverCheck.isAlist.other.remedy',
        message: 'Check host, port and sub-path.',
        description: 'What to do about a finding about a server',
      }),
      facts,
    );
  },
  page: pages.subPath,
};
