import * as z from 'zod';
import {parseOrThrow} from '../../src/lib/describeIssues';

const envelope = z.object({
  code: z.int(),
  message: z.string(),
  data: z.unknown(),
});

/** A running product, and the token of one of its administrators. */
export interface Product {
  /** Its address; a sub-path ends in a slash. */
  server: URL;
  token: string;
}

/**
 * Calls the API of a running product, with POST when there is a body.
 *
 * @throws Error naming the route when the server refuses or answers something else
 */
export async function callProduct(
  {server, token}: Product,
  route: string,
  body?: unknown,
): Promise<unknown> {
  const address = new URL(`.${route}`, server);
  const answer = await fetch(address, {
    ...(body === undefined ? {} : {method: 'POST', body: JSON.stringify(body)}),
    headers: {Authorization: token, 'Content-Type': 'application/json'},
    signal: AbortSignal.timeout(15_000),
  });
  const {code, message, data} = parseOrThrow(
    envelope,
    await answer.json(),
    address.href,
  );
  if (code !== 200) {
    throw new Error(`${address.href} answers ${code}: ${message}`);
  }
  return data;
}

/**
 * The product that an option and the environment name. The token comes from the environment, so that it is not in the process list.
 *
 * @param address the argument of `--server`
 * @throws Error saying what to write instead
 */
export function productFrom(
  address: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Product {
  if (address === undefined || !URL.canParse(address)) {
    throw new Error(
      `--server: found "${address ?? ''}", expected an address such as http://127.0.0.1:5244/`,
    );
  }
  const token = env.ALIST_TOKEN ?? '';
  if (token === '') {
    throw new Error(
      'ALIST_TOKEN: found nothing, expected the token of an administrator (answer of POST /api/auth/login)',
    );
  }
  return {server: new URL(address), token};
}
