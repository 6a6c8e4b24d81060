import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {generateHandler} from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import {createMetadataObject} from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js';

/** Statuses that Cloudflare Pages takes in `_redirects`. */
const taken = [200, 301, 302, 303, 307, 308];

/** How many lines without a placeholder it takes. */
export const STATIC_RULES_LIMIT = 2000;

/** Answers an address of a built site as Cloudflare Pages does: with its own handler, and the rules of the site. */
export function cloudflarePages(build: string) {
  const rules = readFileSync(path.join(build, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [from = '', to = '', status = ''] = line.split(/\s+/);
      return {from, to, status: Number(status), lineNumber: index + 1};
    })
    .filter(({status}) => taken.includes(status));
  // The two modules of the package describe the same object in two ways.
  const metadata = createMetadataObject({
    redirects: {rules, invalid: []},
  }) as Parameters<typeof generateHandler>[0]['metadata'];
  const answer = async (pathname: string): Promise<Response> =>
    generateHandler<string>({
      request: new Request(`https://docs.test${pathname}`),
      metadata,
      logError: (error) => {
        throw error;
      },
      findAssetEntryForPath: async (name) => {
        const file = path.join(build, decodeURIComponent(name));
        const found = statSync(file, {throwIfNoEntry: false});
        return Promise.resolve(found?.isFile() === true ? file : null);
      },
      getAssetKey: (file) => file,
      negotiateContent: () => ({encoding: null}),
      fetchAsset: async (file) =>
        Promise.resolve({
          body: new Response(path.relative(build, file)).body,
          contentType: 'text/plain',
        }),
    });
  return {answer, rules};
}
