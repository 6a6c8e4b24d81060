import {translate} from '@docusaurus/Translate';
import type {RequestName} from './fetching/answers';
import type {Observation, Observations} from './fetching/observation';

const hasKind = (
  observations: readonly Observation<unknown>[],
  kinds: readonly Observation<unknown>['kind'][],
) => observations.every(({kind}) => kinds.includes(kind));

/** Why a check that is done says nothing at all. */
export function nothingCheckedText(
  names: readonly RequestName[],
  seen: Observations,
): string {
  const observations = names
    .map((name): Observation<unknown> | undefined => seen[name])
    .filter((observation) => observation !== undefined);
  if (observations.length === 0) {
    return translate({
      id: 'serverCheck.nothing.unsent',
      message: 'Nothing was checked: no request was sent.',
      description: 'In place of the findings of a check',
    });
  }
  // The request that nobody can read says nothing about the others.
  const readable = observations.filter(({kind}) => kind !== 'opaque');
  if (
    readable.length > 0 &&
    hasKind(readable, ['failed', 'timeout', 'offline'])
  ) {
    return translate({
      id: 'serverCheck.nothing.unanswered',
      message:
        'Nothing could be checked: this page could not read an answer to any request.',
      description: 'In place of the findings of a check',
    });
  }
  if (
    readable.length > 0 &&
    hasKind(readable, ['redirected', 'failed', 'timeout', 'offline'])
  ) {
    return translate({
      id: 'serverCheck.nothing.redirected',
      message:
        'Nothing could be checked: the server redirects. Enter the address that the browser ends at.',
      description: 'In place of the findings of a check',
    });
  }
  const refusals = observations.flatMap((observation) =>
    observation.kind === 'answered' &&
    observation.envelope !== undefined &&
    observation.envelope.code !== 200
      ? [observation.envelope.message]
      : [],
  );
  return refusals[0] === undefined
    ? translate({
        id: 'serverCheck.nothing.incomplete',
        message:
          'Nothing could be checked: each check lacks an answer. Requests are switched off, or the answers are not those of AList.',
        description: 'In place of the findings of a check',
      })
    : translate(
        {
          id: 'serverCheck.nothing.refused',
          message: 'Nothing could be checked: the server answers "{message}".',
          description:
            'In place of the findings of a check; the message is the server’s',
        },
        {message: refusals[0]},
      );
}
