import {screen, waitFor} from '@testing-library/react';
import {EndpointSelector} from '../../../../src/components/oauth-tools/EndpointSelector';
import {TokenRequest} from '../../../../src/components/oauth-tools/TokenRequest';
import {toolOf} from '../../../support/providerTool';
import {renderOnSite} from '../../../support/renderOnSite';

const asked: string[] = [];

/** A service that answers and has these applications. */
function serviceWith(clients: Record<string, string>): void {
  Object.assign(globalThis, {
    fetch: jest.fn(async (url: string) => {
      asked.push(url);
      const body = url.endsWith('/health') ? {status: 'ok'} : {clients};
      return Promise.resolve({
        status: 200,
        text: async () => Promise.resolve(JSON.stringify(body)),
      });
    }),
  });
}

function renderPage(wanted: string) {
  return renderOnSite(
    <>
      <EndpointSelector place="page" />
      <TokenRequest tool={toolOf(wanted)} />
    </>,
    `/tool/${wanted}/request`,
  );
}

beforeEach(() => {
  asked.length = 0;
  window.localStorage.clear();
});

afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  [4001, {}, 'My own app'],
  [4002, {dropbox: 'id'}, 'The app of the token service'],
] as const)(
  'a reader whose server started a service at port %i begins with an app that works',
  async (port, clients, name) => {
    document.head.innerHTML = `<meta name="token-service-port" content="${port}">`;
    serviceWith(clients);
    renderPage('dropbox');
    expect(await screen.findByText(/^Works, \d+ ms$/)).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('radio', {name})).toBeChecked();
    });
    expect(asked).toEqual([
      `http://localhost:${port}/health`,
      `http://localhost:${port}/alist/clients`,
    ]);
  },
);

test('a service that the server of the page did not start hears of the reader when they press the button', async () => {
  serviceWith({});
  const {user} = renderPage('dropbox');
  expect(screen.getByText('http://localhost:3002')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', {name: 'Test this endpoint'}));
  expect(await screen.findByText(/it has none for Dropbox/)).toBeVisible();
});

test('a page whose policy refuses the service says so, and shows the way through a terminal', () => {
  document.head.innerHTML =
    '<meta http-equiv="Content-Security-Policy" content="connect-src \'self\' http://127.0.0.1:3002">';
  renderPage('baidu');
  expect(
    screen.getByText(/^The content policy of this page does not allow/),
  ).toHaveTextContent('http://localhost:3002');
  expect(
    screen.getByText(/^No token service can be used here/),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('Client secret')).toBeNull();
});
