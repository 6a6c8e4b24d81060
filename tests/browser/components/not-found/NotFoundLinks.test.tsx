import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {act, renderHook, screen} from '@testing-library/react';
import {NotFound} from '../../../../src/components/not-found/NotFound';
import {notFoundRemarks} from '../../../../src/components/not-found/remarks';
import {usePageList} from '../../../../src/components/not-found/usePageList';
import {
  closeSearch,
  useOpenedQuery,
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

test('a visitor whose address is like nothing is shown no suggestions', () => {
  arriveAt('/xyz');
  expect(screen.queryByRole('heading', {level: 2})).not.toBeInTheDocument();
});

test('a button searches for the words of the address', async () => {
  const {user} = arriveAt('/guide/drivers/one-drve');
  const {result} = renderHook(useOpenedQuery);
  await user.click(screen.getByRole('button', {name: 'Search for it'}));
  expect(result.current).toBe('one drve');
  act(closeSearch);
});
