import {TextDecoder} from 'node:util';
import {act, screen, within} from '@testing-library/react';
import {ServerCheck} from '../../../../src/components/server-check/ServerCheck';
import {ADMIN_TOKEN, nameOf, recorded} from '../../../support/recordedServer';
import {renderOnSite} from '../../../support/renderOnSite';
import {answerWith} from '../../../support/serverCheck';

const SERVER = 'http://nas.local:5244';

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();

/** Answers as the recorded server does. */
function answer(url: string, init: RequestInit): Response {
  const headers = new Headers(init.headers);
  const name = nameOf(
    init.method ?? 'GET',
    new URL(url),
    headers.get('Authorization') ?? undefined,
  );
  const {status, body} =
    name === undefined ? {status: 200, body: '<html></html>'} : recorded[name];
  return answerWith(
    status,
    typeof body === 'string' ? body : JSON.stringify(body),
  );
}

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation((url, init) => Promise.resolve(answer(url, init)));
  // jsdom has no decoder of its own.
  Object.assign(globalThis, {fetch: sent, TextDecoder});
});

async function openChecked() {
  const {user} = renderOnSite(
    <ServerCheck releases={[]} />,
    `/tool/server/?server=${SERVER}`,
  );
  await user.click(screen.getByRole('button', {name: 'Check'}));
  const part = await screen.findByRole('region', {
    name: 'Check as administrator',
  });
  return {user, part, field: within(part).getByLabelText(/^Token/)};
}

const withToken = () =>
  sent.mock.calls.filter(
    ([, init]) =>
      new Headers(init.headers).get('Authorization') === ADMIN_TOKEN,
  );

test('the token goes to the checked server alone, in a header, and follows no redirect', async () => {
  const {user, part, field} = await openChecked();
  await user.type(field, ADMIN_TOKEN);
  expect(withToken()).toEqual([]);
  await user.click(within(part).getByRole('button', {name: /with the token/}));
  expect(await within(part).findByText(/^Faults: 0/)).toBeVisible();
  const calls = withToken();
  expect(calls.length).toBeGreaterThan(8);
  for (const [url, init] of calls) {
    expect(url).toMatch(/^http:\/\/nas\.local:5244\/api\//);
    expect(url).not.toContain(ADMIN_TOKEN);
    expect(init).toMatchObject({method: 'GET', redirect: 'error'});
  }
  expect(Object.values(localStorage).join()).not.toContain(ADMIN_TOKEN);
  expect(Object.values(sessionStorage).join()).not.toContain(ADMIN_TOKEN);
});

test('the reader learns before the check that it counts as a device', async () => {
  const {part} = await openChecked();
  expect(within(part).getByText(/If Max devices is set/)).toBeVisible();
  expect(
    within(part).getByRole('link', {name: 'Devices of an account'}),
  ).toHaveAttribute('href', expect.stringContaining('#devices'));
});

test('a check without any request says that nothing was checked', async () => {
  const {user, part, field} = await openChecked();
  await user.type(field, ADMIN_TOKEN);
  for (const box of within(part).getAllByRole('checkbox')) {
    await user.click(box);
  }
  await user.click(within(part).getByRole('button', {name: /with the token/}));
  expect(
    await within(part).findByText(/^Nothing was checked: no request/),
  ).toBeVisible();
  expect(within(part).queryByText(/^Faults:/)).not.toBeInTheDocument();
});

test('leaving the page and another address forget the token', async () => {
  const {user, field} = await openChecked();
  await user.type(field, 'planted');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(field).toHaveValue('');
  await user.type(field, 'planted');
  await user.type(
    screen.getByRole('textbox', {name: 'Address of your AList'}),
    '0',
  );
  expect(field).not.toBeInTheDocument();
});
