import {act, fireEvent, screen} from '@testing-library/react';
import {Messages} from '../../../../src/components/status-messages/Messages';
import {loadSearchDialog} from '../../../../src/components/search/loadSearchDialog';
import {SearchButton} from '../../../../src/components/search/SearchButton';
import {SearchOverlay} from '../../../../src/components/search/SearchOverlay';
import {closeSearch} from '../../../../src/components/search/useSearch';
import {useSearchSource} from '../../../../src/components/search/useSearchSource';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/components/search/loadSearchDialog');
jest.mock('../../../../src/components/search/useSearchSource');

const prepareSearch = jest.fn();

const local = {service: undefined, base: '/', version: 'current'};

beforeEach(() => {
  prepareSearch.mockClear();
  jest.mocked(useSearchSource).mockReturnValue(local);
  jest.mocked(loadSearchDialog).mockReset();
  jest.mocked(loadSearchDialog).mockResolvedValue({
    prepareSearch,
    SearchDialog: ({query, onClose}) => (
      <dialog open>
        <p>{`about ${query}`}</p>
        <button onClick={onClose} type="button">
          Done
        </button>
      </dialog>
    ),
  });
});

afterEach(() => act(closeSearch));

const visit = (address = '/guide/') =>
  renderOnSite(
    <>
      <SearchButton />
      <SearchOverlay />
      <Messages />
    </>,
    address,
  );

const button = () => screen.getByRole('button', {name: 'Search'});

test('what the visitor types while the dialog loads is searched for', async () => {
  const loaded = await loadSearchDialog();
  let arrive: () => void = () => undefined;
  jest.mocked(loadSearchDialog).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => {
        resolve(loaded);
      };
    }),
  );
  const {user} = visit();
  await user.click(button());
  const field = screen.getByRole('searchbox', {name: 'Search the docs'});
  await user.type(field, 'onedr');
  // The field stays while an input method composes a word in it.
  fireEvent.compositionStart(field);
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(field).toBeInTheDocument();
  fireEvent.compositionEnd(field);
  expect(await screen.findByText('about onedr')).toBeVisible();
  expect(field).not.toBeInTheDocument();
});

test('the field shown during loading closes on Escape and on the keys that open search', async () => {
  jest.mocked(loadSearchDialog).mockReturnValue(new Promise(() => undefined));
  const {user} = visit();
  for (const keys of ['{Escape}', '{Control>}k{/Control}']) {
    await user.click(button());
    await user.type(screen.getByRole('searchbox'), keys);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  }
});

test('going back closes search', async () => {
  visit('/guide/?q=s3');
  expect(await screen.findByText('about s3')).toBeVisible();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('if the dialog fails to load, the visitor sees a message and can try again', async () => {
  jest.mocked(loadSearchDialog).mockRejectedValue(new Error('offline'));
  const {user} = visit();
  await user.click(button());
  expect(await screen.findByText(/Search did not load/)).toBeVisible();
  jest
    .mocked(loadSearchDialog)
    .mockResolvedValue({prepareSearch, SearchDialog: () => <p>here</p>});
  await user.click(button());
  expect(await screen.findByText('here')).toBeVisible();
});
