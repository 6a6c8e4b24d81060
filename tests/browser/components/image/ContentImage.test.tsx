import {act, fireEvent, screen} from '@testing-library/react';
import {ContentImage} from '../../../../src/components/image/ContentImage';
import {openViewer} from '../../../../src/components/image/viewer';
import {Messages} from '../../../../src/components/status-messages/Messages';
import {usePageFrontMatter} from '../../../../src/hooks/usePageFrontMatter';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

jest.mock('../../../../src/components/image/viewer', () => ({
  openViewer: jest.fn(),
}));
jest.mock('../../../../src/hooks/usePageFrontMatter', () => ({
  usePageFrontMatter: jest.fn(),
}));

const opening = jest.mocked(openViewer);
const close = jest.fn();

function page(overrides: {imageViewer?: boolean} = {}): void {
  jest
    .mocked(usePageFrontMatter)
    .mockReturnValue({title: 'A page', description: 'x', ...overrides});
}

beforeEach(() => {
  page();
  close.mockReset();
  opening.mockReset().mockReturnValue(close);
  // jsdom has no layout, so everything that is not hidden gets a rectangle.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (
    this: Element,
  ) {
    const isShown = getComputedStyle(this).display !== 'none';
    return (isShown ? [{}] : []) as unknown as DOMRectList;
  });
});

const drawing = (
  <ContentImage alt="A drawing" src="/a.svg#light" width="420" height="300" />
);

test('an image opens once even if it is clicked again meanwhile, and can be opened again later', async () => {
  const {user} = renderOnSite(drawing);
  const image = screen.getByRole('button');
  await act(async () => {
    fireEvent.click(image);
    fireEvent.click(image);
    await Promise.resolve();
  });
  expect(opening).toHaveBeenCalledTimes(1);
  await user.click(image);
  expect(opening).toHaveBeenCalledTimes(2);
});

test.each([
  ['in a link, which is followed,', <a href="/guide/">{drawing}</a>, {}],
  ['without a description', <ContentImage src="/line.svg" />, {}],
  ['of a page without viewer', drawing, {imageViewer: false}],
])('an image %s does not open', (_, image, frontMatter) => {
  page(frontMatter);
  const {container} = renderOnSite(image);
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('img')).toBeVisible();
  expect(container.querySelector('img')).not.toHaveAttribute('tabindex');
});

const photo = (
  <ContentImage
    alt="A photo"
    src="/a.png"
    placeholder="data:image/png;base64,AA=="
  />
);

test('a visitor with a slow connection sees a placeholder first, also without scripts', () => {
  expect(serverHtml(photo)).toContain(
    'style="background-image:url(data:image/png;base64,AA==)"',
  );
  renderOnSite(photo);
  expect(screen.getByRole('button')).toHaveStyle({
    backgroundImage: 'url(data:image/png;base64,AA==)',
  });
});

test('a visitor whose viewer does not load sees a message', async () => {
  opening.mockImplementation(() => {
    throw new Error('Loading chunk 7 failed');
  });
  const {user} = renderOnSite(
    <>
      {drawing}
      <Messages />
    </>,
  );
  await user.click(screen.getByRole('button'));
  expect(screen.getByText(/image viewer did not load/)).toBeVisible();
});

test('the viewer closes when its page unmounts, and does not open after that', async () => {
  const {user, unmount} = renderOnSite(drawing);
  await user.click(screen.getByRole('button'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
  await act(async () => {
    await Promise.resolve();
  });
  expect(opening).toHaveBeenCalledTimes(1);
});
