import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, renderHook, screen, within} from '@testing-library/react';
import {NotFound} from '../../../../src/components/not-found/NotFound';
import {notFoundRemarks} from '../../../../src/components/not-found/remarks';
import {usePageList} from '../../../../src/components/not-found/usePageList';
import {
  closeSearch,
  useSearchRequest,
} from '../../../../src/components/search/useSearch';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

jest.mock('../../../../src/components/not-found/usePageList');
jest.mock('../../../../src/components/search/useSearchIntent', () => ({
  useSearchIntent: () => ({}),
}));

beforeEach(() => {
  jest.mocked(usePageList).mockReturnValue([
    {page: '/guide/drivers/', title: 'Add storage'},
    {page: '/guide/drivers/onedrive', title: 'OneDrive'},
    {page: '/faq/howto', title: 'How to'},
  ]);
});

function arriveAt(address: string) {
  return renderOnSite(
    <BrowserContextProvider>
      <NotFound />
    </BrowserContextProvider>,
    address,
  );
}

test('a lost visitor reads one remark, chosen at random', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  arriveAt('/nowhere');
  expect(screen.getByText(notFoundRemarks().at(-1) ?? '')).toBeVisible();
  expect(screen.queryByText(notFoundRemarks()[0])).not.toBeInTheDocument();
});

test('the page that a server sends holds no remark yet, so that nothing changes under the visitor’s eyes', () => {
  const html = serverHtml(<NotFound />, '/404.html');
  for (const hint of notFoundRemarks()) {
    expect(html).not.toContain(hint);
  }
});

test.each([
  ['/guide/drivers/ondrive', '/guide/drivers/onedrive', '/guide/drivers/'],
  [
    '/zh/guide/drivers/ondrive.html',
    '/zh/guide/drivers/onedrive.html',
    '/zh/guide/drivers/',
  ],
])(
  'a visitor who misspelt %s is shown the page and the one above',
  (address, meant, above) => {
    arriveAt(address);
    const list = screen.getByRole('heading', {
      level: 2,
      name: 'Did you mean:',
    }).nextElementSibling;
    const links = within(list as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      meant,
      above,
    ]);
    expect(links[0]).toHaveTextContent('OneDrive');
  },
);

test('a visitor whose address is like nothing is shown no suggestions', () => {
  arriveAt('/xyz');
  expect(screen.queryByRole('heading', {level: 2})).not.toBeInTheDocument();
});

describe('the way back', () => {
  test('leads to where the visitor came from', async () => {
    const back = jest.spyOn(window.history, 'back').mockReturnValue();
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const {user} = arriveAt('/nowhere');
    await user.click(screen.getByRole('button', {name: 'Go back'}));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['/nowhere', '/'],
    ['/zh/nowhere.html', '/zh/'],
  ])(
    'leads a visitor who came from nowhere to %s home, in the language of the address',
    async (address, homeAddress) => {
      const back = jest.spyOn(window.history, 'back').mockReturnValue();
      jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
      const {user} = arriveAt(address);
      const home = screen.getByRole('link', {name: 'Go home'});
      expect(home).toHaveAttribute('href', homeAddress);
      const followed = jest.fn((event: Event) => event.preventDefault());
      home.addEventListener('click', followed);
      await user.click(screen.getByRole('button', {name: 'Go back'}));
      expect(followed).toHaveBeenCalledTimes(1);
      expect(back).not.toHaveBeenCalled();
    },
  );
});

test('a button searches for the words of the address', async () => {
  const {user} = arriveAt('/guide/drivers/one-drve');
  const {result} = renderHook(useSearchRequest);
  await user.click(screen.getByRole('button', {name: 'Search for it'}));
  expect(result.current).toEqual({query: 'one drve'});
  act(closeSearch);
});
