import {textAt, valueAt} from './answers';
import type {Values, ValueName} from './calls';

/** Time between two questions about a code that is waiting to be scanned, in milliseconds. */
export const POLL_INTERVAL = 2000;

/** How long a code is asked about at most, in milliseconds; providers end theirs earlier. */
export const QR_LIFETIME = 5 * 60 * 1000;

/** Longest text of a code that a phone still scans from a screen, in characters. */
const QR_TEXT_LIMIT = 1000;

export type QrState =
  'waiting' | 'scanned' | 'confirmed' | 'expired' | 'canceled';

export interface StatusValue {
  value: number | string;
  means: QrState;
}

/**
 * What an answer about a code means; `undefined` where it says nothing new.
 *
 * @param path where the status stands
 */
export function qrState(
  json: unknown,
  path: string,
  table: readonly StatusValue[],
): QrState | undefined {
  const status = textAt(json, path);
  return table.find(({value}) => String(value) === status)?.means;
}

/** Whether a refusal to say more about a code means that it is no longer valid: 115 answers state 0 then. */
export function isOver(json: unknown): boolean {
  return valueAt(json, 'state') === 0;
}

/** The text to draw: a fixed address with values of the answer in it, such as `https://…?sid={sid}` or `{data.qrcode}`. */
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

/** The squares of a code as the path of a drawing, one unit for each. */
export function qrPath(matrix: readonly (readonly boolean[])[]): string {
  return matrix
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('');
}

/** What a confirmed login of Aliyun Drive's website carries: JSON in base64. */
export function webLoginValues(bizExt: string | undefined): Values {
  try {
    const json: unknown = JSON.parse(atob(bizExt ?? ''));
    const token = textAt(json, 'pds_login_result.refreshToken');
    return token === undefined ? {} : {refreshToken: token};
  } catch {
    return {};
  }
}

/** Whether everything is there that a flow gives its reader. */
export function hasAll(values: Values, wanted: readonly ValueName[]): boolean {
  return wanted.every((name) => values[name] !== undefined);
}
