import {textAt, valueAt} from './answers';
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

/**
 * The state of a code; `undefined` for a status that is not in the table.
 *
 * @param path of the status in the answer
 */
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

export function hasAll(values: Values, wanted: readonly ValueName[]): boolean {
  return wanted.every((name) => values[name] !== undefined);
}
