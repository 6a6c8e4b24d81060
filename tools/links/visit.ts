import * as z from 'zod';

/** How long a successful response is trusted, in milliseconds. */
export const TRUSTED_FOR = 21 * 24 * 60 * 60 * 1000;

/** Delay between two requests to one host, in milliseconds. */
export const PAUSE = 2000;

/** When each address last responded, in milliseconds since 1970. */
export const linkCache = z.record(z.string(), z.number());

export type LinkCache = z.infer<typeof linkCache>;

/** A dead link, and the reason. */
export interface DeadLink {
  url: string;
  reason: string;
}

/** The network and the clock, replaced in tests. */
export interface LinkCheckEnvironment {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** External addresses in texts, each once, without fragments. */
export function externalLinks(
  texts: readonly string[],
  site: string,
): string[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(/\]\((https:\/\/[^\s)]+)\)/g)].map(
      ([, url = '']) => url.split('#')[0] ?? url,
    ),
  );
  return [...new Set(found)].filter((url) => !url.startsWith(site)).sort();
}

/** Statuses of hosts that refuse automated or frequent requests; they say nothing about the page. */
const saysNothing = new Set([401, 403, 429, 503]);

async function request(
  url: string,
  {fetch}: LinkCheckEnvironment,
): Promise<string | undefined> {
  const init = {
    redirect: 'follow',
    headers: {'User-Agent': 'alist-docs link check'},
  } as const;
  const visit = async (method: string) =>
    fetch(url, {...init, method, signal: AbortSignal.timeout(20_000)});
  try {
    const head = await visit('HEAD');
    // Some servers do not support HEAD.
    const {status} = head.status < 400 ? head : await visit('GET');
    return status < 400 || saysNothing.has(status) ? undefined : `${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Checks the addresses without a recent successful response: one host after the other, with delays, and failures a second time at the end.
 *
 * @param cache is updated
 */
export async function visitLinks(
  urls: readonly string[],
  cache: LinkCache,
  environment: LinkCheckEnvironment,
): Promise<DeadLink[]> {
  const isDue = (url: string) =>
    environment.now() - (cache[url] ?? 0) > TRUSTED_FOR;
  const visit = async (due: readonly string[]): Promise<DeadLink[]> => {
    const dead: DeadLink[] = [];
    for (const url of due) {
      const reason = await request(url, environment);
      if (reason === undefined) {
        cache[url] = environment.now();
      } else {
        dead.push({url, reason});
      }
      await environment.wait(PAUSE);
    }
    return dead;
  };
  const first = await visit(urls.filter(isDue));
  return visit(first.map(({url}) => url));
}
