import {translate} from '@docusaurus/Translate';
import type {TokenServiceErrorCode} from '../../lib/tokenService';
import {filledText} from '../../lib/filledText';
import type {InLocale} from '../../lib/localize';
import type {Outcome} from '../../lib/browser/timedRequest';
import {textAt} from './answers';
import type {Failure} from './requestResult';
import type {ToolView} from './toolView';

/** How a request in the log ended. */
export function outcomeText(
  outcome: Outcome | undefined,
  duration = 0,
): string {
  if (outcome?.kind === 'answered') {
    return `HTTP ${outcome.status}, ${duration} ms`;
  }
  return {
    running: translate({message: 'Under way'}),
    timeout: translate({message: 'No answer within 15 seconds'}),
    offline: translate({message: 'Offline'}),
    blocked: translate({message: 'Not let through'}),
    cancelled: translate({message: 'Cancelled'}),
  }[outcome?.kind ?? 'running'];
}

type Texts = InLocale<ToolView>['texts']['failures'];

/** What a code of the token service means; other errors are those of a provider. */
const serviceFailures = new Map<string | undefined, keyof Texts>([
  ['client_not_configured', 'noApp'],
  ['origin_not_allowed', 'wrongSite'],
  ['rate_limited', 'rateLimited'],
  ['provider_rate_limited', 'rateLimited'],
  ['upstream_unreachable', 'upstream'],
  ['upstream_timeout', 'upstream'],
  ['upstream_error', 'upstream'],
  ['upstream_invalid', 'upstream'],
] satisfies [TokenServiceErrorCode, keyof Texts][]);

function textOf(failure: Failure): keyof Texts {
  switch (failure.kind) {
    case 'refused': {
      const {json, status} = failure;
      const own = status >= 500 ? 'fault' : 'refused';
      return (
        serviceFailures.get(textAt(json, 'code')) ??
        (status === 429 ? 'tooMany' : own)
      );
    }
    case 'unreadable':
      return failure.what;
    default:
      return failure.kind;
  }
}

/** What happened, why if known, and what to do. */
export function failureText(failure: Failure, texts: Texts): string {
  const {json, ...values} = {json: undefined, ...failure};
  const provider = textAt(json, 'host') ?? failure.host;
  return filledText(texts[textOf(failure)], {...values, provider});
}
