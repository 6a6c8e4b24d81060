import {screen, within} from '@testing-library/react';
import {TryIt} from '../../../../src/components/api-reference/TryIt';
import {requestLog} from '../../../../src/components/api-reference/TryIt/loggedRequests';
import {routeView} from '../../../../src/components/api-reference/openapi/routeView';
import {MASK} from '../../../../src/components/api-reference/openapi/secrets';
import {describedApi} from '../../../support/describedApi';
import {renderOnSite} from '../../../support/renderOnSite';

const description = describedApi();

const fetched = jest.fn<
  Promise<{status: number; text: () => Promise<string>}>,
  [string, RequestInit]
>();

const answer = (json: unknown) => ({
  status: 200,
  text: () => Promise.resolve(JSON.stringify(json)),
});

const success = (data: unknown) =>
  answer({code: 200, message: 'success', data});

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue(success(null));
  Object.assign(window, {fetch: fetched});
});

afterEach(() => requestLog.set([]));

/** Renders the form of a route, with the address of a server and no token. */
async function openForm(path: string) {
  const {user} = renderOnSite(
    <TryIt route={routeView(description, path)} />,
    '/guide/api/fs',
  );
  const address = screen.getByLabelText('Address of your server');
  await user.clear(address);
  await user.type(address, 'nas.local:5244');
  const token = screen.queryByLabelText('Token');
  if (token !== null) {
    await user.clear(token);
  }
  const press = (name: string) =>
    user.click(screen.getByRole('button', {name}));
  return {user, press};
}

const answerRegion = () =>
  screen.getByRole('region', {name: 'Answer of the server'});

test('an invalid value is explained at its field, and nothing is sent', async () => {
  const {user, press} = await openForm('/api/fs/list');
  const page = screen.getByRole('textbox', {name: 'page'});
  await user.clear(page);
  await user.type(page, 'two');
  await press('Send the request');
  expect(page).toBeInvalid();
  expect(page).toHaveAccessibleDescription('Write a number.');
  expect(fetched).not.toHaveBeenCalled();
});

test('an answer has status, code, time and size, and hides its secrets until the visitor shows them', async () => {
  fetched.mockResolvedValue(success([{mount_path: '/a', addition: '{"k":1}'}]));
  const {press} = await openForm('/api/admin/storage/list');
  await press('Send the request');
  expect(
    await screen.findByText(/^HTTP 200 · code 200 · \d+ ms · \d+ bytes$/),
  ).toBeVisible();
  expect(answerRegion()).toHaveTextContent(MASK);
  expect(answerRegion()).not.toHaveTextContent('k');
  await press('Show secrets');
  expect(answerRegion()).toHaveTextContent(String.raw`{\"k\":1}`);
});

test('an answer can be shown as it was sent, and cleared', async () => {
  fetched.mockResolvedValue({
    status: 200,
    text: () =>
      Promise.resolve('{"code":200,"message":"","data":12345678901234567890}'),
  });
  const {press} = await openForm('/api/fs/get');
  await press('Send the request');
  await screen.findByText(/code 200 · /);
  await press('Show as sent');
  expect(answerRegion().textContent).toBe(
    '{"code":200,"message":"","data":12345678901234567890}',
  );
  await press('Clear');
  expect(
    screen.queryByRole('region', {name: 'Answer of the server'}),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('button', {name: 'Send the request'})).toHaveFocus();
});

test('a missing second factor is explained with the message of the server', async () => {
  fetched.mockResolvedValue(
    answer({code: 402, message: 'Invalid 2FA code', data: null}),
  );
  const {user, press} = await openForm('/api/fs/list');
  await user.click(screen.getByText('Log in to get a token'));
  await user.type(screen.getByLabelText('Name'), 'alice');
  await press('Log in');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid 2FA code',
  );
});

test('the token is cleared when the server changes', async () => {
  const {user} = await openForm('/api/fs/list');
  await user.type(screen.getByLabelText('Token'), 'a-token');
  await user.type(screen.getByLabelText('Address of your server'), '0');
  expect(screen.getByLabelText('Token')).toHaveValue('');
});

test('the list of requests shows each one without its secrets, and how it ended', async () => {
  const {user, press} = await openForm('/api/public/share/info');
  await press('Send the request');
  await screen.findByText(/^HTTP 200 · code 200 · /);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await press('Send the request');
  await screen.findByRole('alert');
  await user.click(screen.getByText('Requests since the site was loaded: 2'));
  const rows = within(
    screen.getByRole('table', {name: 'Requests since the site was loaded'}),
  ).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'RequestOutcomeTimeSize',
    expect.stringMatching(
      /^GET http:\/\/nas\.local:5244\/api\/public\/share\/info\?share_id=holidayNot let through[\d,]+ ms$/,
    ),
    expect.stringMatching(/HTTP 200 · code 200[\d,]+ ms\d+ bytes$/),
  ]);
});

test('what a visitor typed and got is gone before the browser keeps the page for Back', async () => {
  const {user, press} = await openForm('/api/fs/list');
  await user.type(screen.getByLabelText('Token'), 'planted-token');
  await user.type(screen.getByRole('textbox', {name: 'path'}), '/planted');
  await user.click(screen.getByText('Log in to get a token'));
  await user.type(screen.getByLabelText('Name'), 'planted-name');
  await user.type(screen.getByLabelText('Password'), 'planted-password');
  fetched.mockResolvedValue(success('planted-answer'));
  await press('Send the request');
  await within(answerRegion()).findByText(/planted-answer/);
  // Without `act`: a browser does not wait for React either.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const values = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({value}) => value);
  expect(screen.getByLabelText('Token')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(values.join('\n') + document.body.textContent).not.toContain(
    'planted',
  );
});
