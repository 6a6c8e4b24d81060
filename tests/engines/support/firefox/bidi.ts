import {once} from 'node:events';
import {WebSocket} from 'ws';
import * as z from 'zod';

const message = z.union([
  z.object({type: z.literal('success'), id: z.int(), result: z.unknown()}),
  z.object({
    type: z.literal('error'),
    id: z.int().nullable(),
    error: z.string(),
    message: z.string(),
  }),
  z.object({
    type: z.literal('event'),
    method: z.string(),
    params: z.unknown(),
  }),
]);

const evaluated = z.union([
  z.object({
    type: z.literal('success'),
    result: z.object({type: z.literal('string'), value: z.string()}),
  }),
  z.object({
    type: z.literal('exception'),
    exceptionDetails: z.object({text: z.string()}),
  }),
]);

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
}

/** A connection that speaks WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  send: (method: string, params: object) => Promise<unknown>;
  onEvent: (listener: (method: string, params: unknown) => void) => void;
  close: () => void;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let lastId = 0;

  socket.on('message', (data: Buffer) => {
    const received = message.parse(JSON.parse(data.toString()));
    if (received.type === 'event') {
      listeners.forEach((listen) => listen(received.method, received.params));
      return;
    }
    const command = waiting.get(received.id ?? 0);
    waiting.delete(received.id ?? 0);
    if (received.type === 'success') {
      command?.resolve(received.result);
    } else {
      command?.reject(new Error(`${received.error}: ${received.message}`));
    }
  });
  socket.once('close', () => {
    waiting.forEach(({reject}) => reject(new Error('The browser is gone.')));
  });

  return {
    send: async (method, params) => {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, {resolve, reject});
        socket.send(JSON.stringify({id, method, params}));
      });
    },
    onEvent: (listener) => {
      listeners.push(listener);
    },
    close: () => socket.close(),
  };
}

/**
 * What an expression comes to in a window, which is a string or a promise of one.
 *
 * @throws Error when the expression throws
 */
export async function evaluate(
  bidi: Bidi,
  context: string,
  expression: string,
): Promise<string> {
  const answer = evaluated.parse(
    await bidi.send('script.evaluate', {
      expression,
      target: {context},
      awaitPromise: true,
    }),
  );
  if (answer.type === 'exception') {
    throw new Error(answer.exceptionDetails.text);
  }
  return answer.result.value;
}
