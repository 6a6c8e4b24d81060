import {createHash} from 'node:crypto';

/** What the official client of China Unicom Cloud is set up with; each is 16 bytes, for AES-128. */
export interface WopanKeys {
  /** Also sent, encrypted, as `clientSecret`. */
  key: string;
  iv: string;
}

const CHANNEL = 'api-user';

/** Sequence numbers have six digits and begin with 10. */
const FIRST_SEQUENCE = 100_000;
const SEQUENCES = 8999;

export interface WopanHeader {
  key: string;
  resTime: number;
  reqSeq: number;
  channel: string;
  sign: string;
  version: string;
}

/** The signature is the MD5 of the header's other fields, one behind the other. MD5 is the provider's choice; it keeps nothing secret. */
export function signHeader(
  method: string,
  time: number,
  sequence: number,
): WopanHeader {
  const version = '';
  const sign = createHash('md5')
    .update(`${method}${time}${sequence}${CHANNEL}${version}`)
    .digest('hex');
  return {
    key: method,
    resTime: time,
    reqSeq: sequence,
    channel: CHANNEL,
    sign,
    version,
  };
}

export const randomSequence = (): number =>
  FIRST_SEQUENCE + Math.floor(Math.random() * SEQUENCES);

const bytesOf = (text: string) => new TextEncoder().encode(text);

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-CBC', false, [
    'encrypt',
    'decrypt',
  ]);

/** AES-128-CBC with PKCS #7 padding, written in base64. */
export async function encryptText(
  text: string,
  {key, iv}: WopanKeys,
): Promise<string> {
  const encrypted = await crypto.subtle.encrypt(
    {name: 'AES-CBC', iv: bytesOf(iv)},
    await importKey(key),
    bytesOf(text),
  );
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)));
}

/** @throws Error for text that was not encrypted with these keys */
export async function decryptText(
  text: string,
  {key, iv}: WopanKeys,
): Promise<string> {
  const encrypted = Uint8Array.from(atob(text), (character) =>
    character.charCodeAt(0),
  );
  const plain = await crypto.subtle.decrypt(
    {name: 'AES-CBC', iv: bytesOf(iv)},
    await importKey(key),
    encrypted,
  );
  return new TextDecoder().decode(plain);
}
