import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A record as the service's crawler makes them of a site. */
interface Page {
  lang: string;
  url: string;
  type: 'lvl1' | 'lvl2' | 'content';
  hierarchy: Record<string, string | null>;
  content: string | null;
}

/** What a reader's browser asked of the service. */
export interface Asked {
  host: string;
  path: string;
  query: string;
  facetFilters: string[];
  indexName: string;
  key: string | null;
}

const page = (more: Partial<Page>): Page => ({
  lang: 'en-US',
  url: 'https://alistgo.com/guide/drivers/s3.html',
  type: 'lvl1',
  hierarchy: {lvl0: 'Add storage', lvl1: 'S3 object storage', lvl2: null},
  content: null,
  ...more,
});

const pages: Page[] = [
  page({}),
  page({
    url: 'https://alistgo.com/guide/drivers/s3.html#add-the-storage',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Add storage',
      lvl1: 'S3 object storage',
      lvl2: 'Add the storage',
    },
  }),
  page({
    lang: 'zh-CN',
    url: 'https://alistgo.com/zh/guide/drivers/s3',
    hierarchy: {lvl0: '添加存储', lvl1: '对象存储 S3', lvl2: null},
  }),
];

const mark = (text: string | null, query: string) =>
  text?.replaceAll(
    new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'),
    (found) => `<mark>${found}</mark>`,
  ) ?? '';

/** One record with its marks, as the service sends it; nothing is escaped there. */
function toHit(record: Page, query: string, index: number) {
  const {lang, ...rest} = record;
  const highlighted = {
    hierarchy: Object.fromEntries(
      Object.entries(record.hierarchy).map(([level, text]) => [
        level,
        {value: mark(text, query), matchLevel: 'full', matchedWords: [query]},
      ]),
    ),
    content: {value: mark(record.content, query), matchLevel: 'full'},
  };
  return {
    ...rest,
    lang,
    objectID: String(index),
    _highlightResult: highlighted,
    _snippetResult: {content: highlighted.content},
  };
}

function search({query, facetFilters, indexName}: Asked) {
  const hits = pages
    .filter(({lang}) => facetFilters.includes(`lang:${lang}`))
    .filter(({hierarchy, content}) =>
      `${Object.values(hierarchy).join(' ')} ${content ?? ''}`
        .toLowerCase()
        .includes(query.toLowerCase()),
    )
    .map((record, index) => toHit(record, query, index));
  return {hits, nbHits: hits.length, page: 0, index: indexName, query};
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}

/** A service that speaks the protocol of the hosted one over HTTP. */
export class HostedSearch {
  readonly asked: Asked[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  async start(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const {port} = this.#server.address() as AddressInfo;
        resolve(`http://127.0.0.1:${port}`);
      });
    });
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://service');
    const body = JSON.parse(await bodyOf(request)) as {requests: Asked[]};
    const requests = body.requests.map((one) => ({
      ...one,
      host: String(request.headers['x-asked-host']),
      path: url.pathname,
      key: url.searchParams.get('x-algolia-api-key'),
    }));
    this.asked.push(...requests);
    const send = (status: number, text: string) => {
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=UTF-8',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(text);
    };
    const isWrong =
      request.method !== 'POST' || url.pathname !== '/1/indexes/*/queries';
    if (isWrong) {
      send(404, JSON.stringify({message: 'Path not found', status: 404}));
      return;
    }
    send(200, JSON.stringify({results: requests.map(search)}));
  }
}
