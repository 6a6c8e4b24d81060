import {act, screen} from '@testing-library/react';
import {
  closeSearch,
  useOpenedQuery,
} from '../../../../src/components/search/useSearch';
import {useSearchFromAddress} from '../../../../src/components/search/useSearchFromAddress';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

function Page() {
  useSearchFromAddress();
  const query = useOpenedQuery();
  return <p>{query === undefined ? 'reading' : `searching ${query}`}</p>;
}

afterEach(() => act(closeSearch));

test('an address with a query opens search with it, and loses the query', () => {
  const {history} = renderOnSite(
    <Page />,
    '/zh/guide/?a=1&q=%E7%9B%B4%E9%93%BE#b',
  );
  expect(screen.getByText('searching 直链')).toBeVisible();
  expect(history.location).toMatchObject({
    pathname: '/zh/guide/',
    search: '?a=1',
    hash: '#b',
  });
});

test.each(['/guide/', '/tool/onedrive/callback?q=s3&code=secret'])(
  'the address %s opens nothing and stays as it is',
  (address) => {
    const {history} = renderOnSite(<Page />, address);
    expect(screen.getByText('reading')).toBeVisible();
    const {pathname, search} = history.location;
    expect(pathname + search).toBe(address);
  },
);

test('an address that a browser would take for another host opens search and stays as it is', () => {
  const {history} = renderOnSite(<Page />, '//elsewhere.example/?q=s3');
  expect(screen.getByText('searching s3')).toBeVisible();
  expect(history.location.search).toBe('?q=s3');
});

test('search is not open in the server-rendered page', () => {
  expect(serverHtml(<Page />, '/?q=s3')).toContain('reading');
});
