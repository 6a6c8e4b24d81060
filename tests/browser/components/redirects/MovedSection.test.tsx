import {act, screen, waitFor} from '@testing-library/react';
import {MovedSection} from '../../../../src/components/redirects/MovedSection';
import {DocPage} from '../../../support/docPage';
import {renderOnSite} from '../../../support/renderOnSite';

const sections: Record<string, string | null> = {
  'video-thumbnail': 'thumbnails',
  本地存储视频封面: 'thumbnails',
  'local-storage': '',
  'web-proxy': '/guide/drivers/common#web-proxy',
  demo: null,
};

const fetchTable = jest.fn();
const scrollTo = jest.fn();
const answer = {ok: true, json: () => Promise.resolve(sections)};

beforeEach(() => {
  fetchTable.mockReset();
  scrollTo.mockReset();
  fetchTable.mockResolvedValue(answer);
  Object.assign(window, {fetch: fetchTable, scrollTo, scrollY: 0});
});

const page = '/guide/drivers/local';

function open(fragment: string) {
  return renderOnSite(
    <DocPage>
      <MovedSection />
      <h2 id="thumbnails">Thumbnails</h2>
    </DocPage>,
    `${page}?from=thread${fragment}`,
  );
}

const note = 'The section you are looking for has moved';

describe('a reader with a link to a section of the former site', () => {
  test.each([
    ['#video-thumbnail', `${page}?from=thread#thumbnails`],
    ['#Video-Thumbnail-', `${page}?from=thread#thumbnails`],
    [
      `#${encodeURIComponent('本地存储视频封面')}`,
      `${page}?from=thread#thumbnails`,
    ],
    ['#Thumbnails', `${page}?from=thread#thumbnails`],
    ['#local-storage', `${page}?from=thread`],
    ['#web-proxy', '/guide/drivers/common?from=thread#web-proxy'],
  ])('%s is led to %s', async (fragment, address) => {
    const {history} = open(fragment);
    await waitFor(() => {
      const {pathname, search, hash} = history.location;
      expect(`${pathname}${search}${hash}`).toBe(address);
    });
    expect(screen.queryByText(note, {exact: false})).toBeNull();
  });

  test.each(['#demo', '#never-was-here', '#constructor', '#%E4%'])(
    '%s reads that it has moved, at the top of the page',
    async (fragment) => {
      const {history} = open(fragment);
      expect(await screen.findByText(note, {exact: false})).toBeVisible();
      expect(history.location.hash).toBe(fragment);
      expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    },
  );

  test('reads the same without a network', async () => {
    fetchTable.mockRejectedValue(new TypeError('Failed to fetch'));
    open('#video-thumbnail');
    expect(await screen.findByText(note, {exact: false})).toBeVisible();
  });

  test('who scrolled while it was looked for stays there, and reads the same', async () => {
    window.scrollY = 51;
    const {history} = open('#video-thumbnail');
    expect(await screen.findByText(note, {exact: false})).toBeVisible();
    expect(history.location.hash).toBe('#video-thumbnail');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('reads no more of it at a section that is there', async () => {
    const {history} = open('#demo');
    const line = await screen.findByText(note, {exact: false});
    act(() => history.push(`${page}#thumbnails`));
    expect(line).not.toBeInTheDocument();
  });
});

test.each(['', '#', '#thumbnails', '#top', '#:~:text=Thumbnails'])(
  'a page opened with %j fetches no table',
  (fragment) => {
    open(fragment);
    expect(fetchTable).not.toHaveBeenCalled();
  },
);
