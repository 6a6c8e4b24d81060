import {storageKeys} from '../../../../src/config/storageKeys';
import {
  forgetLostChunks,
  withRetry,
} from '../../../../src/components/navigation/lostChunks';

const {key} = storageKeys.reloadedPage;

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.dataset.hasHydrated = 'true';
});

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.hasHydrated;
});

/** A chunk that is gone: requesting it ends with the error of the last attempt. */
async function expectLost(): Promise<jest.Mock> {
  const error = new Error('gone');
  const load = jest
    .fn<Promise<unknown>, [string | number]>()
    .mockRejectedValue(error);
  const answer = withRetry(load)(7).catch((reason: unknown) => reason);
  await jest.runAllTimersAsync();
  await expect(answer).resolves.toBe(error);
  return load;
}

test('a chunk that fails to load is requested once more', async () => {
  const load = jest
    .fn<Promise<unknown>, [string | number]>()
    .mockRejectedValueOnce(new Error('cut off'))
    .mockResolvedValue('here');
  const answer = withRetry(load)(7);
  await jest.runAllTimersAsync();
  await expect(answer).resolves.toBe('here');
  expect(load.mock.calls).toEqual([[7], [7]]);
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

test('one that is gone is reported, and remembered until a page works', async () => {
  const load = await expectLost();
  expect(load).toHaveBeenCalledTimes(2);
  expect(window.sessionStorage.getItem(key)).toBe(window.location.pathname);
  forgetLostChunks();
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

describe('on a page that does not live yet', () => {
  const deny = (method: 'getItem' | 'setItem') =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

  beforeEach(() => {
    delete document.documentElement.dataset.hasHydrated;
  });

  afterEach(() => {
    jest.restoreAllMocks();
    forgetLostChunks();
  });

  test.each<[string, () => void]>([
    [
      'denies its storage',
      () => {
        deny('getItem');
        deny('setItem');
      },
    ],
    ['has no room', () => deny('setItem')],
    [
      'has loaded the page again already',
      () => window.sessionStorage.setItem(key, window.location.pathname),
    ],
  ])(
    'a lost part is reported where the browser %s, so that nothing is loaded without end',
    async (_, arrange) => {
      arrange();
      await expectLost();
    },
  );
});
