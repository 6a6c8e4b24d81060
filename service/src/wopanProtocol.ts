import {createHash} from 'node:crypto';
import {base64} from '../../src/lib/base64';

/** Keys of China Unicom Cloud's official client, 16 bytes each, for AES-128. */
export interface WopanKeys {
  key: string;
  iv: string;
}

const CHANNEL = 'api-user';

/** Sequence numbers have six digits and start with 10. */
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

/** The signature is the MD5 of the other fields, concatenated. The provider requires MD5; it protects no secret. */
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

/** AES-128-CBC with PKCS #7 padding, in base64. */
export async function encryptText(
  text: string,
  {key, iv}: WopanKeys,
): Promise<string> {
  const encrypted = await crypto.subtle.encrypt(
    {name: 'AES-CBC', iv: bytesOf(iv)},
    await importKey(key),
    bytesOf(text),
  );
  return base64(new Uint8Array(encrypted));
}

/** @throws Error if the text was not encrypted with these keys */
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
