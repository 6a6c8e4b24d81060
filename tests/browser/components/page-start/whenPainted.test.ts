import {whenPainted} from '../../../../src/components/page-start/whenPainted';
import {setVisibility} from '../../../support/setVisibility';

/** Lets the browser tell that it has painted. */
let tellPaint: (name: string) => void;

beforeEach(() => {
  setVisibility('visible');
  window.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      tellPaint = (name) => {
        const list = {
          getEntriesByName: (asked: string) => (asked === name ? [{}] : []),
        } as unknown as PerformanceObserverEntryList;
        callback(list, this as unknown as PerformanceObserver);
      };
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof PerformanceObserver;
});

function waitAfterParsing(): jest.Mock {
  const call = jest.fn();
  whenPainted(call);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return call;
}

test('nothing begins before the page is whole', () => {
  const call = jest.fn();
  whenPainted(call);
  document.dispatchEvent(new Event('pointerdown'));
  expect(call).not.toHaveBeenCalled();
});

test('it begins when text is painted, and once', () => {
  const call = waitAfterParsing();
  tellPaint('first-paint');
  expect(call).not.toHaveBeenCalled();
  tellPaint('first-contentful-paint');
  document.dispatchEvent(new Event('pointerdown'));
  expect(call).toHaveBeenCalledTimes(1);
});

test('a browser that records no first paint starts after its first frame', () => {
  jest.useFakeTimers();
  const call = waitAfterParsing();
  jest.advanceTimersByTime(20);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
  tellPaint('first-contentful-paint');
  expect(call).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each(['pointerdown', 'keydown'])(
  'a visitor who does something (%s) has seen enough',
  (type) => {
    const call = waitAfterParsing();
    document.dispatchEvent(new Event(type));
    expect(call).toHaveBeenCalledTimes(1);
  },
);

test('a page in a tab that nobody looks at waits for no paint', () => {
  setVisibility('hidden');
  expect(waitAfterParsing()).toHaveBeenCalledTimes(1);
});

test('a page that is left before it was painted waits no longer', () => {
  const call = waitAfterParsing();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(call).not.toHaveBeenCalled();
  setVisibility('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(call).toHaveBeenCalledTimes(1);
});
