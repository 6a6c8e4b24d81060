import * as z from 'zod';

/** For how long an address that answered is not asked again, in milliseconds. */
export const KEPT_FOR = 21 * 24 * 60 * 60 * 1000;

/** Between two questions to one host, in milliseconds. */
export const PAUSE = 2000;

/** When each address last answered, in milliseconds since 1970. */
export const linkCache = z.record(z.string(), z.number());

export type LinkCache = z.infer<typeof linkCache>;

/** An address that leads nowhere, and how that shows. */
export interface DeadLink {
  url: string;
  reason: string;
}

/** What a visit needs of the world. */
export interface World {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** Addresses outside the site that texts lead to, each once, without fragments. */
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

/** Hosts answer so when they do not want to be asked now or by a program; it says nothing about the page. */
const saysNothing = new Set([401, 403, 429, 503]);

async function ask(url: string, {fetch}: World): Promise<string | undefined> {
  const init = {
    redirect: 'follow',
    headers: {'User-Agent': 'alist-docs link check'},
  } as const;
  const visit = async (method: string) =>
    fetch(url, {...init, method, signal: AbortSignal.timeout(20_000)});
  try {
    const head = await visit('HEAD');
    // Some servers only know how to send the page.
    const {status} = head.status < 400 ? head : await visit('GET');
    return status < 400 || saysNothing.has(status) ? undefined : `${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Visits addresses that did not answer lately: one host after the other, each with pauses, and again at the end what did not answer.
 *
 * @param cache is brought up to date
 */
export async function visitLinks(
  urls: readonly string[],
  cache: LinkCache,
  world: World,
): Promise<DeadLink[]> {
  const isDue = (url: string) => world.now() - (cache[url] ?? 0) > KEPT_FOR;
  const visit = async (due: readonly string[]): Promise<DeadLink[]> => {
    const dead: DeadLink[] = [];
    for (const url of due) {
      const reason = await ask(url, world);
      if (reason === undefined) {
        cache[url] = world.now();
      } else {
        dead.push({url, reason});
      }
      await world.wait(PAUSE);
    }
    return dead;
  };
  const first = await visit(urls.filter(isDue));
  return visit(first.map(({url}) => url));
}
