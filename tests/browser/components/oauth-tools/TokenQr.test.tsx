import {act, fireEvent, screen} from '@testing-library/react';
import {TokenQr} from '../../../../src/components/oauth-tools/TokenQr';
import {toolOf} from '../../../support/providerTool';
import {renderOnSite} from '../../../support/renderOnSite';

const page = (provider: string) => (
  <TokenQr tool={toolOf(provider, 'en', 'web')} />
);

const signals: AbortSignal[] = [];

/** A service that gives a code, and never says whether it was scanned. */
const fetchCode = jest.fn(
  async (url: string, {signal}: {signal: AbortSignal}) => {
    signals.push(signal);
    const data = {qrcode: 'text', uid: 'u', time: 1, sign: 's'};
    return url.endsWith('/web_qr')
      ? Promise.resolve({
          status: 200,
          text: async () => Promise.resolve(JSON.stringify({data})),
        })
      : new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
  },
);

beforeEach(() => {
  jest.useFakeTimers();
  fetchCode.mockClear();
  Object.assign(globalThis, {fetch: fetchCode});
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = async (duration: number) =>
  act(async () => jest.advanceTimersByTimeAsync(duration));

test.each([
  ['waits for the next poll', 100, 1],
  ['polls', 2500, 2],
])(
  'what a login does that %s ends with the component, and with its provider',
  async (_, duration, requests) => {
    for (const leaves of [true, false]) {
      fetchCode.mockClear();
      const {rerender, unmount} = renderOnSite(page('115'), '/tool/115/token');
      fireEvent.click(screen.getByRole('button', {name: 'Get a QR code'}));
      await pass(0);
      await pass(duration);
      expect(screen.getByRole('img')).toBeVisible();
      expect(fetchCode).toHaveBeenCalledTimes(requests);
      expect(jest.getTimerCount()).toBeGreaterThan(0);
      if (leaves) {
        unmount();
      } else {
        rerender(page('aliyundrive'));
        expect(screen.queryByRole('img')).toBeNull();
      }
      await pass(0);
      expect(signals.at(-1)?.aborted).toBe(requests > 1);
      expect(jest.getTimerCount()).toBe(0);
      await pass(60_000);
      expect(fetchCode).toHaveBeenCalledTimes(requests);
      unmount();
    }
  },
);
