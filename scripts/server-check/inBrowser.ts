import {
  adminChecks,
  guestChecks,
  uploadChecks,
} from '../../src/components/server-check/checks';
import type {Observations} from '../../src/components/server-check/fetching/observation';
import {runRequests} from '../../src/components/server-check/fetching/observe';
import {
  adminRequests,
  guestRequests,
  uploadRequests,
  type RequestPlan,
  type Target,
} from '../../src/components/server-check/fetching/requests';
import {evaluateChecks} from '../../src/components/server-check/evaluateChecks';
import {readServerAddress} from '../../src/components/server-check/serverAddress';

export interface Wanted {
  address: string;
  /** Path of a file that the guest can open. */
  file: string;
  /** Adds the requests with a token. */
  token?: string;
  /** Adds the upload. */
  upload?: NonNullable<Target['upload']>;
}

export interface Checked {
  seen: Observations;
  found: {id: string; certainty: string; facts: Record<string, unknown>}[];
}

/** Everything that the page does, in the browser that the page is in. */
export async function check({
  address,
  file,
  token,
  upload,
}: Wanted): Promise<Checked> {
  const answer = readServerAddress(address);
  if (answer.kind === 'refused') {
    throw new Error(`${address}: ${answer.problem}`);
  }
  const target: Target = {
    server: answer.server,
    file,
    nonce: Date.now().toString(36),
    pageProtocol: window.location.protocol,
    releases: [],
    ...(upload === undefined ? {} : {upload}),
  };
  const send = (plans: readonly RequestPlan[], withToken?: string) =>
    runRequests({
      plans,
      target,
      ...(withToken === undefined ? {} : {token: withToken}),
      leaving: new AbortController().signal,
      onStart: () => undefined,
      onSeen: () => undefined,
    });
  const seen: Observations = {
    ...(await send(guestRequests)),
    ...(token === undefined ? {} : await send(adminRequests, token)),
    ...(token === undefined || upload === undefined
      ? {}
      : await send(uploadRequests, token)),
  };
  const checks = [
    ...guestChecks,
    ...(token === undefined ? [] : adminChecks),
    ...(upload === undefined ? [] : uploadChecks),
  ];
  return {
    seen,
    found: evaluateChecks(checks, seen, target).map(
      ({check: {id}, finding: {certainty, facts}}) => ({id, certainty, facts}),
    ),
  };
}

Object.assign(window, {check});
