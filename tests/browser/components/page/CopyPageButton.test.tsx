import {act, fireEvent, screen} from '@testing-library/react';
import {Messages} from '../../../../src/components/status-messages/Messages';
import {CopyPageButton} from '../../../../src/components/page/CopyPageButton';
import {copyText} from '../../../../src/lib/browser/clipboard';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/lib/browser/clipboard', () => ({
  ...jest.requireActual<object>('../../../../src/lib/browser/clipboard'),
  copyText: jest.fn(),
}));

const copying = jest.mocked(copyText);
const fetched = jest.fn<Promise<Partial<Response>>, [string]>();

beforeEach(() => {
  fetched.mockResolvedValue({ok: true, text: () => Promise.resolve('# Page')});
  Object.assign(window, {fetch: fetched});
  copying.mockImplementation(async (text) =>
    Promise.resolve(text).then(
      () => true,
      () => false,
    ),
  );
});

afterEach(() => {
  fetched.mockReset();
  Reflect.deleteProperty(window, 'fetch');
});

async function press(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
}

test.each([
  ['/guide/', '/guide/index.md'],
  ['/zh/guide/drivers/local.html', '/zh/guide/drivers/local.md'],
])(
  'a visitor of %s copies the page as Markdown, which is fetched only then',
  async (address, copy) => {
    renderOnSite(<CopyPageButton />, `${address}?token=secret#part`);
    expect(fetched).not.toHaveBeenCalled();
    await press();
    expect(fetched.mock.calls).toEqual([[copy]]);
    await expect(copying.mock.calls[0]?.[0]).resolves.toBe('# Page');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  },
);

test('a visitor without connection is told what to do', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  renderOnSite(
    <>
      <CopyPageButton />
      <Messages />
    </>,
    '/guide/',
  );
  await press();
  expect(screen.getByText(/Check the connection/)).toBeVisible();
});

test('a visitor on a page for credentials is offered no copy, in which they would be missing', () => {
  renderOnSite(<CopyPageButton />, '/tool/onedrive/callback');
  expect(screen.queryByRole('button')).toBeNull();
});
