import {filledPath} from '../../src/lib/openapi/sampleRequest';
import type {Step} from './journey';

/** A zip archive with the one file readme.txt, which holds the word hello. */
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

/** Makes a request of the journey and gives the answer, which must be JSON. */
export async function send(
  step: Step,
  server: URL,
  token: string,
): Promise<unknown> {
  const path = filledPath(
    step.path,
    step.places ?? {},
    Object.entries(step.query ?? {}),
  );
  const body = bodyOf(step);
  const answer = await fetch(new URL(`.${path}`, server), {
    method: step.method.toUpperCase(),
    headers: {
      ...(step.isAnonymous === true ? {} : {Authorization: token}),
      ...(step.body === undefined ? {} : {'Content-Type': 'application/json'}),
      ...step.headers,
    },
    ...(body === undefined ? {} : {body}),
  });
  return answer.json();
}
