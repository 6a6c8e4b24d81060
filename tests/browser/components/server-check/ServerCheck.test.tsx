import {screen, within} from '@testing-library/react';
import {ServerCheck} from '../../../../src/components/server-check/ServerCheck';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

const field = (name: string) => screen.getByRole('textbox', {name});
const button = (name: string) => screen.getByRole('button', {name});

const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  sent.mockReset();
  Object.assign(globalThis, {fetch: sent});
});

function open(query = '') {
  return renderOnSite(<ServerCheck releases={[]} />, `/tool/server/${query}`);
}

test('a link with an address fills it in and sends nothing', () => {
  open('?server=nas.local:5244');
  expect(field('Address of your AList')).toHaveValue('nas.local:5244');
  expect(button('Check')).toBeEnabled();
  expect(sent).not.toHaveBeenCalled();
});

test('an address that cannot be read is explained, and cannot be checked', async () => {
  const {user} = open();
  expect(button('Check')).toBeDisabled();
  await user.type(field('Address of your AList'), 'https://a:b@nas');
  expect(field('Address of your AList')).toHaveAccessibleDescription(
    'Leave out name and password before the @.',
  );
  expect(button('Check')).toBeDisabled();
});

test('each request is listed before it is sent and can be switched off', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const {user} = open('?server=http://127.0.0.1:5244');
  const requests = within(screen.getByRole('group'));
  const boxes = requests.getAllByRole('checkbox');
  expect(boxes.length).toBeGreaterThan(10);
  await user.click(
    requests.getByRole('checkbox', {name: /without reading the answer/}),
  );
  await user.click(button('Check'));
  await screen.findByText(/^Nothing could be checked/);
  expect(sent.mock.calls.map(([url]) => url)).toEqual([
    'http://127.0.0.1:5244/ping',
  ]);
});

test('requests that need a file wait for its path', async () => {
  const {user} = open();
  const download = screen.getByRole('checkbox', {name: /first 512 KB/});
  expect(download).toBeDisabled();
  await user.type(field('Path of a file'), 'films/a.mp4');
  expect(download).toBeEnabled();
});

test('a visitor whose server does not answer reads what to do', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const {user} = open('?server=http://127.0.0.1:5244');
  await user.click(button('Check'));
  expect(await screen.findByText('Is it reachable?')).toBeVisible();
  expect(
    screen.getByText("curl -sS -m 15 -D - 'http://127.0.0.1:5244/ping'"),
  ).toBeVisible();
});

test('without JavaScript the form is hidden', () => {
  const html = serverHtml(<ServerCheck releases={[]} />, '/tool/server/');
  expect(html).toContain('needs-script');
});
