import {screen} from '@testing-library/react';
import {BuiltIndexNote} from '../../../../../src/components/search/SearchDialog/BuiltIndexNote';
import {renderOnSite} from '../../../../support/renderOnSite';

const place = {base: '/', version: 'current'};

function answerWith(headers: Record<string, string>): jest.Mock {
  const fetched = jest.fn(async () =>
    Promise.resolve({ok: true, headers: new Headers(headers)}),
  );
  Object.assign(globalThis, {fetch: fetched});
  return fetched;
}

const original = globalThis.fetch;

afterEach(() => {
  Object.assign(globalThis, {fetch: original});
});

const show = () =>
  renderOnSite(<BuiltIndexNote failure={<p>Unable</p>} place={place} />);

test('a writer reads from which build the results come', async () => {
  const fetched = answerWith({
    'Content-Type': 'application/json',
    'Last-Modified': 'Fri, 01 Mar 2024 12:00:00 GMT',
  });
  show();
  expect(
    await screen.findByText(
      /the build of March 1, 2024 and may be out of date/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Unable')).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/search-index/current.json', {
    method: 'HEAD',
  });
});

test('a writer without a built site reads how to get an index, and nothing about the network', async () => {
  // What the development server answers for a file that is not there.
  answerWith({'Content-Type': 'text/html'});
  show();
  expect(await screen.findByText(/run "npm run build" once/)).toBeVisible();
  expect(screen.queryByText('Unable')).not.toBeInTheDocument();
});

test('where the server cannot be reached, the failure is told', async () => {
  Object.assign(globalThis, {
    fetch: async () => Promise.reject(new TypeError('gone')),
  });
  show();
  expect(await screen.findByText('Unable')).toBeVisible();
  expect(screen.queryByText(/npm run build/)).not.toBeInTheDocument();
});
