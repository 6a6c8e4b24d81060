/** A request to a provider, ready to be sent. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  signal: AbortSignal;
  limit: number;
}

export interface Reply {
  status: number;
  header: (name: string) => string | undefined;
  text: string;
}

/** Sends a request without following redirects, and throws {@link AnswerTooLarge} for an answer beyond the limit. */
export type Transport = (
  address: string,
  request: TransportRequest,
) => Promise<Reply>;

export class AnswerTooLarge extends Error {}

async function readText(response: Response, limit: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) {
      return text + decoder.decode();
    }
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw new AnswerTooLarge();
    }
    text += decoder.decode(chunk.value, {stream: true});
  }
}

/** For platforms that have nothing faster than `fetch`. */
export function fetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async (address, {method, headers, body, signal, limit}) => {
    const response = await fetch(address, {
      method,
      headers,
      ...(body === undefined ? {} : {body}),
      redirect: 'manual',
      signal,
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      text: await readText(response, limit),
    };
  };
}
