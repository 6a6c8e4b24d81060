import {act} from '@testing-library/react';
import {MediaPlayer} from 'dashjs';
import Hls from 'hls.js';
import DashPlayer from '../../../../src/components/video/DashPlayer';
import HlsPlayer from '../../../../src/components/video/HlsPlayer';
import {renderOnSite} from '../../../support/renderOnSite';

type Listener = (event: string, data: {fatal: boolean}) => void;

const listeners: Listener[] = [];
const destroy = jest.fn();

jest.mock('dashjs', () => ({MediaPlayer: jest.fn()}));
jest.mock('hls.js', () => {
  const library = jest.fn();
  return {
    __esModule: true,
    default: Object.assign(library, {
      DefaultConfig: {maxBufferLength: 30, maxBufferSize: 60},
      Events: {ERROR: 'hlsError'},
      isSupported: () => true,
    }),
  };
});

// jsdom has no media playback, and no `MediaError`.
Object.defineProperty(HTMLMediaElement.prototype, 'error', {value: null});

beforeEach(() => {
  listeners.length = 0;
  destroy.mockReset();
  const stream = {
    on: (_: string, listener: Listener) => listeners.push(listener),
    destroy,
    initialize: jest.fn(),
    loadSource: jest.fn(),
    attachMedia: jest.fn(),
    config: {},
  };
  jest.mocked(Hls).mockImplementation(() => stream as unknown as Hls);
  jest.mocked(MediaPlayer).mockImplementation((() => ({
    create: () => stream,
  })) as unknown as typeof MediaPlayer);
  Object.assign(MediaPlayer, {events: {ERROR: 'error'}});
});

const player = {
  captions: undefined,
  poster: undefined,
  src: '/a.stream',
  title: 'A talk',
};

test('a segment that is requested again is no failure', () => {
  const onBroken = jest.fn();
  renderOnSite(<HlsPlayer {...player} format="hls" onBroken={onBroken} />);
  act(() => listeners[0]?.('hlsError', {fatal: false}));
  expect(listeners).toHaveLength(1);
  expect(onBroken).not.toHaveBeenCalled();
});

test.each([
  ['HLS', 'hls', HlsPlayer],
  ['DASH', 'dash', DashPlayer],
] as const)(
  'a %s stream with a fatal error is shown as broken, and stops on unmount',
  (_, format, Player) => {
    const onBroken = jest.fn();
    const {unmount} = renderOnSite(
      <Player {...player} format={format} onBroken={onBroken} />,
    );
    expect(listeners).toHaveLength(1);
    expect(onBroken).not.toHaveBeenCalled();
    act(() => listeners[0]?.('error', {fatal: true}));
    expect(onBroken).toHaveBeenCalledTimes(1);
    unmount();
    expect(destroy).toHaveBeenCalledTimes(1);
  },
);
