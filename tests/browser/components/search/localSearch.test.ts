import type {localSearch as LocalSearchOf} from '../../../../src/components/search/localSearch';
import type {
  SearchRequest,
  SearchResponse,
} from '../../../../src/components/search/protocol';
import {fetchFrom, filesOf, pageOfSections} from '../../../support/searchSite';

const index = {base: '/', version: 'current'};
const files = filesOf([
  pageOfSections('/quark', 'Quark', [['', 'A drive.']]),
  pageOfSections('/mega', 'Mega', [['', 'Another.']]),
]);

const nothing = {hits: [], missing: [], nearest: []};

/** A worker that records its requests, and responds when the test says so. */
class WorkerStub extends EventTarget {
  static made: WorkerStub[] = [];
  requests: SearchRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    WorkerStub.made.push(this);
  }

  postMessage(request: SearchRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  respond(data: SearchResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  break(): void {
    this.dispatchEvent(new ErrorEvent('error', {message: 'broken'}));
  }
}

function responseOf(content: unknown): Response {
  return {
    ok: content !== undefined,
    status: content === undefined ? 404 : 200,
    headers: new Headers({'Content-Type': 'application/json'}),
    json: async () => Promise.resolve(content),
  } as Response;
}

const lastWorker = () => WorkerStub.made.at(-1) as WorkerStub;

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

let localSearch: typeof LocalSearchOf;

beforeEach(async () => {
  WorkerStub.made = [];
  globalThis.Worker = WorkerStub as unknown as typeof Worker;
  globalThis.fetch = jest.fn(async (address: string) =>
    responseOf(await fetchFrom(files)(address.slice(1)).catch(() => undefined)),
  ) as unknown as typeof fetch;
  jest.resetModules();
  ({localSearch} =
    await import('../../../../src/components/search/localSearch'));
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('a search in a worker', () => {
  it('is one for each language and version', () => {
    expect(localSearch(index)).toBe(localSearch({...index}));
    expect(localSearch(index)).not.toBe(localSearch({...index, base: '/zh/'}));
    expect(localSearch(index)).not.toBe(localSearch({...index, version: '1'}));
    expect(WorkerStub.made).toHaveLength(0);
  });

  it('prepares before anything is typed', async () => {
    localSearch(index).prepare();
    lastWorker().respond({kind: 'ready'});
    await settle();
    expect(lastWorker().requests).toEqual([
      {kind: 'open', ...index},
      {kind: 'prepare'},
    ]);
  });

  it('gives an overtaken query the hits of the newer one', async () => {
    const search = localSearch(index);
    const first = search.search('q');
    const second = search.search('qu');
    lastWorker().respond({kind: 'ready'});
    await settle();
    lastWorker().respond({kind: 'hits', number: 1, ...nothing});
    const hits = [
      {address: '/quark', kind: 'page' as const, group: '', titles: []},
    ];
    lastWorker().respond({kind: 'hits', number: 2, ...nothing, hits});
    await expect(first).resolves.toEqual({...nothing, hits});
    await expect(second).resolves.toEqual({...nothing, hits});
  });

  it('reports why there are no hits', async () => {
    const result = localSearch(index).search('q');
    lastWorker().respond({kind: 'ready'});
    await settle();
    lastWorker().respond({
      kind: 'failure',
      number: 1,
      reason: 'missing',
      message: 'No index.',
    });
    await expect(result).rejects.toMatchObject({
      name: 'LocalSearchError',
      reason: 'missing',
      message: 'No index.',
    });
  });

  it('starts again after the worker broke', async () => {
    const search = localSearch(index);
    const result = search.search('q');
    lastWorker().respond({kind: 'ready'});
    await settle();
    lastWorker().break();
    await expect(result).rejects.toMatchObject({reason: 'unreachable'});
    expect(lastWorker().isTerminated).toBe(true);
    const again = search.search('q');
    expect(WorkerStub.made).toHaveLength(2);
    lastWorker().respond({kind: 'ready'});
    await settle();
    lastWorker().respond({kind: 'hits', number: 2, ...nothing});
    await expect(again).resolves.toEqual(nothing);
  });
});

describe('without a worker', () => {
  it('the page searches itself', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const {hits} = await localSearch(index).search('quark');
    expect(hits.map(({address}) => address)).toEqual(['/quark']);
  });

  it('the page searches itself if the worker does not start', async () => {
    const result = localSearch(index).search('mega');
    lastWorker().break();
    await expect(result).resolves.toMatchObject({
      hits: [{address: '/mega'}],
    });
  });

  it('a missing index is reported, and fetched again', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const search = localSearch({...index, base: '/none/'});
    await expect(search.search('q')).rejects.toMatchObject({reason: 'missing'});
    const before = jest.mocked(fetch).mock.calls.length;
    await expect(search.search('q')).rejects.toMatchObject({reason: 'missing'});
    expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(before);
  });

  it('a lost connection is reported', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    await expect(localSearch(index).search('q')).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});
