import type {localSearch as LocalSearchOf} from '../../../../src/components/search/localSearch';
import type {
  SearchRequest,
  SearchResponse,
} from '../../../../src/components/search/protocol';
import {fetchFrom, filesOf, pageOfSections} from '../../../support/searchSite';

const place = {base: '/', version: 'current'};
const files = filesOf([
  pageOfSections('/quark', 'Quark', [['', 'A drive.']]),
  pageOfSections('/mega', 'Mega', [['', 'Another.']]),
]);

/** A worker that tells what it is asked, and says what it is told to. */
class WorkerStub extends EventTarget {
  static made: WorkerStub[] = [];
  asked: SearchRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    WorkerStub.made.push(this);
  }

  postMessage(request: SearchRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: SearchResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  break(): void {
    this.dispatchEvent(new ErrorEvent('error', {message: 'broken'}));
  }
}

function answers(content: unknown): Response {
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
    answers(await fetchFrom(files)(address.slice(1)).catch(() => undefined)),
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
    expect(localSearch(place)).toBe(localSearch({...place}));
    expect(localSearch(place)).not.toBe(localSearch({...place, base: '/zh/'}));
    expect(localSearch(place)).not.toBe(localSearch({...place, version: '1'}));
    expect(WorkerStub.made).toHaveLength(0);
  });

  it('prepares before anything is typed', async () => {
    localSearch(place).prepare();
    lastWorker().say({kind: 'ready'});
    await settle();
    expect(lastWorker().asked).toEqual([
      {kind: 'open', ...place},
      {kind: 'prepare'},
    ]);
  });

  it('gives a query that was overtaken the answer of the newer one', async () => {
    const search = localSearch(place);
    const first = search.search('q');
    const second = search.search('qu');
    lastWorker().say({kind: 'ready'});
    await settle();
    lastWorker().say({kind: 'hits', number: 1, hits: []});
    const hits = [
      {address: '/quark', kind: 'page' as const, group: '', titles: []},
    ];
    lastWorker().say({kind: 'hits', number: 2, hits});
    await expect(first).resolves.toBe(hits);
    await expect(second).resolves.toBe(hits);
  });

  it('says why there is no answer', async () => {
    const asked = localSearch(place).search('q');
    lastWorker().say({kind: 'ready'});
    await settle();
    lastWorker().say({
      kind: 'failure',
      number: 1,
      reason: 'missing',
      message: 'No index.',
    });
    await expect(asked).rejects.toMatchObject({
      name: 'LocalSearchError',
      reason: 'missing',
      message: 'No index.',
    });
  });

  it('starts anew after the worker broke', async () => {
    const search = localSearch(place);
    const asked = search.search('q');
    lastWorker().say({kind: 'ready'});
    await settle();
    lastWorker().break();
    await expect(asked).rejects.toMatchObject({reason: 'unreachable'});
    expect(lastWorker().isTerminated).toBe(true);
    const again = search.search('q');
    expect(WorkerStub.made).toHaveLength(2);
    lastWorker().say({kind: 'ready'});
    await settle();
    lastWorker().say({kind: 'hits', number: 2, hits: []});
    await expect(again).resolves.toEqual([]);
  });
});

describe('without a worker', () => {
  it('the page answers itself', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const hits = await localSearch(place).search('quark');
    expect(hits.map(({address}) => address)).toEqual(['/quark']);
  });

  it('the page answers itself where the worker does not start', async () => {
    const asked = localSearch(place).search('mega');
    lastWorker().break();
    await expect(asked).resolves.toMatchObject([{address: '/mega'}]);
  });

  it('a missing index is named, and looked for again', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const search = localSearch({...place, base: '/none/'});
    await expect(search.search('q')).rejects.toMatchObject({reason: 'missing'});
    const before = jest.mocked(fetch).mock.calls.length;
    await expect(search.search('q')).rejects.toMatchObject({reason: 'missing'});
    expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(before);
  });

  it('a lost connection is named', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    await expect(localSearch(place).search('q')).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});
