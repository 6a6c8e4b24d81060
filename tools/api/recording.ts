import type {HttpMethod} from '../../src/components/api-reference/openapi/types';
import type {Step} from './journey';
import type {PlainAnswer, Reply} from './send';

/** A request and its response, recorded as test data. */
export interface Recording {
  method: HttpMethod;
  /** As the description spells it. */
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** HTTP status, where it is not 200. */
  status?: number;
  answer?: unknown;
  /** Instead of `answer`, where the response is not JSON. */
  plain?: PlainAnswer;
}

/** How many items of a list, entries of a map and characters of a text are recorded. */
const LIMITS = {items: 3, entries: 12, text: 200};

const secretKeys =
  /^(?:token|device_key|qr|secret|password|session_id|session|ip|ua|sign|fingerprint|share_token|key|refresh_token|cookie|auth|otp_code)$/i;

const secretSettings = /token|secret|pass|key|url|uri|addr|id$/i;

/** Replaces the options of a storage, which contain its credentials. */
const sampleOptions = '{"root_folder_path":"/srv/files"}';

/** An empty value of the same type. */
const blank = (value: unknown) =>
  typeof value === 'string' && value !== '' ? '***' : value;

function isSetting(value: object): value is {key: string; value: unknown} {
  return 'key' in value && 'value' in value && 'flag' in value;
}

/**
 * A response without secrets, shortened.
 *
 * @param places replacements for paths and names of the machine that responded
 */
export function trimmed(
  value: unknown,
  places: Readonly<Record<string, string>>,
): unknown {
  if (typeof value === 'string') {
    return Object.entries(places)
      .reduce((text, [from, to]) => text.replaceAll(from, to), value)
      .replace(/\bsign=[^&"]+/g, 'sign=***')
      .slice(0, LIMITS.text);
  }
  if (Array.isArray(value)) {
    return value.slice(0, LIMITS.items).map((each) => trimmed(each, places));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (isSetting(value)) {
    return {
      ...value,
      value: secretSettings.test(value.key)
        ? blank(value.value)
        : trimmed(value.value, places),
    };
  }
  const entries = Object.entries(value);
  const isMap = entries.length > 40;
  return Object.fromEntries(
    entries
      .slice(0, isMap ? LIMITS.entries : entries.length)
      .map(([key, inner]) => {
        const isSecret = secretKeys.test(key) && typeof inner === 'string';
        const kept = isSecret ? blank(inner) : trimmed(inner, places);
        return [key, key === 'addition' ? sampleOptions : kept];
      }),
  );
}

type Strings = Readonly<Record<string, string>>;

/** The recorded query; the parameter `key` of a setting is its name, and no secret. */
function recordedQuery(query: Strings, places: Strings): Strings {
  const recorded = trimmed(query, places) as Strings;
  return query.key === undefined ? recorded : {...recorded, key: query.key};
}

export function recordingOf(
  {method, path, query, body, isSecret}: Step,
  reply: Reply,
  places: Strings,
): Recording {
  const {status, plain} = reply;
  const recorded = {
    method,
    path,
    ...(query === undefined ? {} : {query: recordedQuery(query, places)}),
    ...(body === undefined ? {} : {body: trimmed(body, places)}),
    ...(status === 200 ? {} : {status}),
  };
  if (plain !== undefined) {
    return {...recorded, plain: trimmed(plain, places) as PlainAnswer};
  }
  const answer = trimmed(reply.json, places);
  return {
    ...recorded,
    answer:
      isSecret === true && typeof answer === 'object'
        ? {...answer, data: '***'}
        : answer,
  };
}

/** One recording per line, so that a change of one shows as a change of one. */
export function asLines(recordings: readonly Recording[]): string {
  return `[\n${recordings.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;
}
