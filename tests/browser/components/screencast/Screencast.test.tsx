import {fireEvent, screen} from '@testing-library/react';
import {Screencast} from '../../../../src/components/screencast/Screencast';
import {renderOnSite} from '../../../support/renderOnSite';

const screencast = {
  title: 'Add a folder',
  captions: ['Open Storages.', 'Choose Add.'],
  files: {
    webm: '/media/a.webm',
    mp4: '/media/a.mp4',
    poster: '/media/a.webp',
    captions: '/media/a.vtt',
  },
};

/** Lets the browser play some types, and no others. */
function playOnly(...types: string[]): void {
  jest
    .spyOn(HTMLMediaElement.prototype, 'canPlayType')
    .mockImplementation((type) => (types.includes(type) ? 'maybe' : ''));
}

/** Reports every element as near the window. */
class EverythingIsNear {
  constructor(private readonly report: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = {isIntersecting: true, target} as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {
    this.observe = () => undefined;
  }
}

// jsdom has no playback, and no `MediaError`.
beforeEach(() => {
  Object.assign(window, {IntersectionObserver: EverythingIsNear});
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'error', {
    configurable: true,
    value: null,
  });
});

const player = () => screen.findByLabelText('Add a folder');

test('a browser that fails at the WebM plays the MP4, and then has a link', async () => {
  playOnly('video/webm', 'video/mp4');
  const {user} = renderOnSite(<Screencast {...screencast} />);
  await user.click(screen.getByRole('link', {name: /^Play/}));
  fireEvent.error(await player());
  const second = await player();
  expect(second).toHaveAttribute(
    'src',
    expect.stringMatching(/\/media\/a\.mp4$/),
  );
  fireEvent.error(second);
  expect(await screen.findByRole('link')).toHaveAttribute(
    'href',
    '/media/a.mp4',
  );
});

test('a reader who does not watch has the steps as a list', () => {
  renderOnSite(<Screencast {...screencast} />);
  const steps = screen
    .getAllByRole('listitem', {hidden: true})
    .map(({textContent}) => textContent);
  expect(steps).toEqual(screencast.captions);
});
