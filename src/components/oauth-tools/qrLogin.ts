import type {InLocale} from '../../lib/localize';
import {textAt, valueAt} from './answers';
import type {Failure, RequestResult} from './requestResult';
import type {ToolView} from './toolView';
import type {Values, ValueName} from '../../data/oauthProviders/values';

/** In milliseconds. */
export const POLL_INTERVAL = 2000;

/** How long a code is polled, in milliseconds; providers let codes expire earlier. */
export const QR_LIFETIME = 5 * 60 * 1000;

/** Longest text that a phone can scan from a screen, in characters. */
const QR_TEXT_LIMIT = 1000;

export type QrState =
  'waiting' | 'scanned' | 'confirmed' | 'expired' | 'canceled';

export interface StatusValue {
  value: number | string;
  means: QrState;
}

/** The state of a code, whose status is at a path; `undefined` for a status that is not in the table. */
export function qrState(
  json: unknown,
  path: string,
  table: readonly StatusValue[],
): QrState | undefined {
  const status = textAt(json, path);
  return table.find(({value}) => String(value) === status)?.means;
}

/** 115 answers state 0 for a code that is no longer valid. */
export function isOver(json: unknown): boolean {
  return valueAt(json, 'state') === 0;
}

/** The text of a QR code, from a template such as `https://…?sid={sid}` or `{data.qrcode}` and the values of an answer. */
export function qrText(template: string, json: unknown): string | undefined {
  const places = [...template.matchAll(/\{([\w.]+)\}/g)];
  const values = places.map(([, path = '']) => textAt(json, path));
  const text = places.reduce(
    (filled, [place], index) =>
      filled.replace(place, () => values[index] ?? ''),
    template,
  );
  return values.includes(undefined) || text.length > QR_TEXT_LIMIT
    ? undefined
    : text;
}

/** The dark modules as an SVG path, one unit wide each. */
export function qrPath(matrix: readonly (readonly boolean[])[]): string {
  return matrix
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('');
}

/** The token of a confirmed login on Aliyun Drive's website, from JSON in base64. */
export function webLoginValues(bizExt: string | undefined): Values {
  try {
    const json: unknown = JSON.parse(atob(bizExt ?? ''));
    const token = textAt(json, 'pds_login_result.refreshToken');
    return token === undefined ? {} : {refreshToken: token};
  } catch {
    return {};
  }
}

/** What the page shows of a login. */
export type QrStep =
  | {kind: 'idle' | 'starting' | 'exchanging'}
  | {kind: 'shown'; text: string; isScanned: boolean}
  | {kind: 'done'; values: Values}
  | {kind: 'over'; reason: 'expired' | 'canceled'}
  | {kind: 'failed'; failure: Failure};

/** A login by QR code: gets the code, polls its state, exchanges it for tokens. */
export interface QrLogin {
  step: QrStep;
  /** What to do next: wait for the next poll, or send this request. Its end is an event. */
  task: 'start' | 'wait' | 'status' | 'exchange' | undefined;
  values: Values;
  bases: Readonly<Record<string, string>>;
  /** When polling ends, in milliseconds since 1970. */
  end: number;
}

export type QrEvent =
  | ({kind: 'started'} & Pick<QrLogin, 'values' | 'bases'>)
  | {kind: 'waited'; now: number}
  | {kind: 'answered'; result: RequestResult; host: string; now: number}
  | {kind: 'reset'};

export const idle: QrLogin = {
  step: {kind: 'idle'},
  task: undefined,
  values: {},
  bases: {},
  end: 0,
};

const ended = (step: QrStep): QrLogin => ({...idle, step});

/** The values that a login is for and that it does not have yet. */
export const missing = (
  {outputs}: Pick<InLocale<ToolView>, 'outputs'>,
  values: Values,
): ValueName[] =>
  outputs.map(({name}) => name).filter((name) => values[name] === undefined);

function afterAnswer(
  tool: InLocale<ToolView>,
  login: QrLogin,
  {result, host, now}: Extract<QrEvent, {kind: 'answered'}>,
): QrLogin {
  const waiting: QrLogin = {...login, task: 'wait'};
  if (result.kind === 'cancelled') {
    return login;
  }
  if (result.kind === 'failed') {
    const {failure} = result;
    // With long polling, a provider may answer later than our timeout.
    if (login.task === 'status' && failure.kind === 'timeout') {
      return waiting;
    }
    return login.task === 'status' &&
      failure.kind === 'refused' &&
      isOver(failure.json)
      ? ended({kind: 'over', reason: 'expired'})
      : ended({kind: 'failed', failure});
  }
  const {json} = result;
  const values = {...login.values, ...result.values};
  const incomplete = ended({
    kind: 'failed',
    failure: {kind: 'incomplete', status: 200, host},
  });
  const {qr} = tool;
  if (login.task === 'start') {
    const text = qr && qrText(qr.text, json);
    return text === undefined
      ? incomplete
      : {
          ...waiting,
          step: {kind: 'shown', text, isScanned: false},
          values,
          end: now + QR_LIFETIME,
        };
  }
  if (login.task === 'status') {
    const state = qr && qrState(json, qr.status, qr.values);
    if (state === 'expired' || state === 'canceled') {
      return ended({kind: 'over', reason: state});
    }
    if (state !== 'confirmed') {
      return state === 'scanned' && login.step.kind === 'shown'
        ? {...waiting, step: {...login.step, isScanned: true}}
        : waiting;
    }
    Object.assign(values, webLoginValues(textAt(json, 'content.data.bizExt')));
    if (tool.calls.exchange !== undefined) {
      return {...login, step: {kind: 'exchanging'}, task: 'exchange', values};
    }
  }
  return missing(tool, values).length === 0
    ? ended({kind: 'done', values})
    : incomplete;
}

export function qrLoginAfter(
  tool: InLocale<ToolView>,
  login: QrLogin,
  event: QrEvent,
): QrLogin {
  switch (event.kind) {
    case 'reset':
      return idle;
    case 'started': {
      const {values, bases} = event;
      return {...idle, step: {kind: 'starting'}, task: 'start', values, bases};
    }
    case 'waited':
      return event.now > login.end
        ? ended({kind: 'over', reason: 'expired'})
        : {...login, task: 'status'};
    case 'answered':
      return afterAnswer(tool, login, event);
  }
}
