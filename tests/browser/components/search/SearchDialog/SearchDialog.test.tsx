// cspell:ignore zzzzqqqq xmanualx
import {screen} from '@testing-library/react';
import {communityPlaces} from '../../../../../src/config/community';
import {SearchDialog} from '../../../../../src/components/search/SearchDialog';
import {
  fetchFrom,
  filesOf,
  pageOfSections,
} from '../../../../support/searchSite';
import {renderOnSite} from '../../../../support/renderOnSite';

const fetchFile = fetchFrom(
  filesOf([
    pageOfSections('/guide/install/docker', 'Docker', [
      ['', 'Run AList in Docker.'],
      ['Update docker', 'Pull the new docker image.'],
    ]),
    pageOfSections(
      '/guide/drivers/local',
      'Local storage',
      [
        ['', 'A folder of the server.'],
        ['Volumes', 'Mount a docker volume.'],
      ],
      {group: 'Add storage'},
    ),
    pageOfSections('/guide/install/manual', 'Manual', [
      ['', 'Without docker.'],
    ]),
  ]),
);

/** Lets the files of the index arrive. */
let deliver: () => void;

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  window.fetch = (async (address: string) => {
    await held;
    const content = await fetchFile(
      address
        .slice(1)
        .replace(/^search-index\/.*/, 'search-index/current.json'),
    );
    return {
      ok: true,
      status: 200,
      headers: new Headers({'Content-Type': 'application/json'}),
      json: async () => Promise.resolve(content),
    };
  }) as unknown as typeof fetch;
});

const visit = (version: string, query = '') =>
  renderOnSite(
    <SearchDialog
      onClose={() => undefined}
      query={query}
      source={{service: undefined, base: '/', version}}
    />,
    '/guide/',
  );

test('a visitor who began to type before the dialog came goes on after the last letter', () => {
  const setSelectionRange = jest.spyOn(
    HTMLInputElement.prototype,
    'setSelectionRange',
  );
  visit('typed', 'doc');
  const field = screen.getByRole<HTMLInputElement>('combobox');
  expect(field).toHaveValue('doc');
  // jsdom, unlike Safari, has the cursor there without being told.
  expect(setSelectionRange).toHaveBeenLastCalledWith(3, 3);
  expect(field.selectionStart).toBe(3);
});

test('a visitor who is faster than the index reads that it is loading, not that there is nothing', async () => {
  const {user} = visit('slow');
  await user.type(screen.getByRole('combobox'), 'docker');
  expect(await screen.findByText('Loading the search index…')).toBeVisible();
  // DocSearch's own screen is there, and the style sheet hides it.
  expect(screen.getByRole('dialog')).toHaveAttribute('data-search-loading');
  await user.type(screen.getByRole('combobox'), ' update');
  expect(screen.getByText('Loading the search index…')).toBeVisible();
  // DocSearch's own screen is there, and the style sheet hides it.
  expect(screen.getByRole('dialog')).toHaveAttribute('data-search-loading');
  deliver();
  await screen.findAllByRole('tree');
  expect(screen.getByRole('dialog')).not.toHaveAttribute('data-search-loading');
  expect(
    screen.queryByText('Loading the search index…'),
  ).not.toBeInTheDocument();
});

test('a word that is on no page is named above the results for the others', async () => {
  const {user} = visit('missing');
  deliver();
  await user.type(screen.getByRole('combobox'), 'docker zzzzqqqq');
  expect(
    await screen.findByText('On no page, so left out: zzzzqqqq'),
  ).toBeVisible();
  expect(screen.getAllByRole('tree').length).toBeGreaterThan(0);
});

test('where nothing is found there are the pages with similar names, and places to ask', async () => {
  const {user} = visit('nothing');
  deliver();
  await user.type(screen.getByRole('combobox'), 'xmanualx');
  expect(await screen.findByText(/No results for/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Manual'})).toHaveAttribute(
    'href',
    '/guide/install/manual',
  );
  const places = communityPlaces.filter(({id}) => id !== 'pages');
  expect(places.length).toBeGreaterThan(1);
  places.forEach(({href, name}) => {
    expect(screen.getByRole('link', {name: name.en})).toHaveAttribute(
      'href',
      href,
    );
  });
});
