import {createEngine} from '../../src/components/search/engine/engine';
import {pageGroups} from '../../src/components/search/pageGroups';
import {transferOf, type Site} from './site';

export interface OwnSearch {
  /** @returns addresses of pages in the order of the dialog, each once */
  search: (query: string) => Promise<readonly string[]>;
  /** Bytes that are transferred before a query is answered for the first time. */
  transferBefore: (query: string) => Promise<number>;
}

export function ownSearch(site: Site, version: string): OwnSearch {
  const engine = createEngine(
    async (file) => Promise.resolve(site.read(file)),
    version,
  );
  const pagesOf = async (query: string, one: typeof engine) => {
    const hits = (await one.search(query, () => true)) ?? [];
    return pageGroups(hits).map(({address}) => address);
  };
  const sizes = new Map<string, number>();
  const sizeOf = (file: string, content: unknown) => {
    const known = sizes.get(file) ?? transferOf(JSON.stringify(content));
    sizes.set(file, known);
    return known;
  };
  return {
    search: async (query) => pagesOf(query, engine),
    transferBefore: async (query) => {
      let bytes = 0;
      const cold = createEngine(async (file) => {
        const content = site.read(file);
        bytes += sizeOf(file, content);
        return Promise.resolve(content);
      }, version);
      await pagesOf(query, cold);
      return bytes;
    },
  };
}
