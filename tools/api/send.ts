import {filledPath} from '../../src/components/api-reference/openapi/sampleRequest';
import type {Step} from './journey';

/** A zip archive with the single file readme.txt, which contains the word hello. */
const archive = Buffer.from(
  'UEsDBAoAAAAAAAAAIQCGphA2BQAAAAUAAAAKAAAAcmVhZG1lLnR4dGhlbGxvUEsBAh4DCgAAAAAAAAAhAIamEDYFAAAABQAAAAoAAAAAAAAAAQAAAKSBAAAAAHJlYWRtZS50eHRQSwUGAAAAAAEAAQA4AAAALQAAAAAA',
  'base64',
);

function bodyOf({file, body}: Step): RequestInit['body'] {
  switch (file) {
    case 'text':
      return 'hello\n';
    case 'archive':
      return new Uint8Array(archive);
    case 'form': {
      const form = new FormData();
      form.append('file', new Blob(['hello\n']), 'form.txt');
      return form;
    }
    case undefined:
      return body === undefined ? undefined : JSON.stringify(body);
  }
}

/** A response that is not JSON: a file, a text, a redirect. */
export interface PlainAnswer {
  /** The value of Content-Type. */
  type: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}

/** A response: JSON, or anything else. */
export type Reply =
  | {json: unknown; status: number; plain?: undefined}
  | {plain: PlainAnswer; status: number};

/** Headers that say how a response that is not JSON is used. */
const REPORTED_HEADERS = ['content-disposition', 'accept-ranges', 'location'];

async function replyOf(answer: Response): Promise<Reply> {
  const {status, headers} = answer;
  const type = headers.get('content-type') ?? '';
  const text = await answer.text();
  if (type.startsWith('application/json')) {
    return {json: JSON.parse(text), status};
  }
  const reported = REPORTED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    plain: {type, text, headers: Object.fromEntries(reported)},
    status,
  };
}

/** Sends a request of the journey. A redirect is not followed. */
export async function send(
  step: Step,
  server: URL,
  token: string,
): Promise<Reply> {
  const path = filledPath(
    step.path,
    step.places ?? {},
    Object.entries(step.query ?? {}),
  );
  const body = bodyOf(step);
  const answer = await fetch(new URL(`.${path}`, server), {
    method: step.method.toUpperCase(),
    headers: {
      ...(step.isAnonymous === true
        ? {}
        : {Authorization: step.token ?? token}),
      ...(step.body === undefined ? {} : {'Content-Type': 'application/json'}),
      ...step.headers,
    },
    ...(body === undefined ? {} : {body}),
    redirect: 'manual',
  });
  return replyOf(answer);
}
