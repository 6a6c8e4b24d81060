import {screen} from '@testing-library/react';
import {ProxyLinter} from '../../../../../src/components/generators/proxy/ProxyLinter';
import {renderOnSite} from '../../../../support/renderOnSite';

const field = () => screen.getByRole('textbox', {name: /^Configuration of/});
const proxy = () => screen.getByRole('combobox', {name: 'Proxy'});

async function paste(text: string) {
  const {user} = renderOnSite(<ProxyLinter />, '/tool/server/');
  await user.click(field());
  await user.paste(text);
  return user;
}

const rows = () =>
  screen.getAllByRole('row').map(({textContent}) => textContent);

test('a visitor who pastes a configuration reads what to change in which line', async () => {
  await paste(
    'server {\n  location /a/ {\n    proxy_pass http://127.0.0.1:5244/;\n  }\n}',
  );
  await screen.findByRole('table');
  expect(rows()).toContainEqual(
    expect.stringMatching(
      /^3.*proxy_pass has a path.*proxy_pass http:\/\/127\.0\.0\.1:5244;$/,
    ),
  );
  expect(rows()).toContainEqual(
    expect.stringMatching(/^2.*Add below line 2: client_max_body_size 0;$/),
  );
});

test('a visitor selects the line of a finding in the field', async () => {
  const user = await paste(
    'server {\n  location /a/ {\n    proxy_pass http://127.0.0.1:5244/;\n  }\n}',
  );
  await user.click(
    (await screen.findAllByRole('button', {name: /^Line 3:/}))[0] ?? field(),
  );
  expect(field()).toHaveFocus();
  const {value, selectionStart, selectionEnd} = field() as HTMLTextAreaElement;
  expect(value.slice(selectionStart, selectionEnd)).toBe(
    '    proxy_pass http://127.0.0.1:5244/;',
  );
});

test.each([
  [
    'Caddy',
    'example.com {\n  handle_path /a/* {\n    reverse_proxy localhost:5244\n  }\n}',
    /^2.*handle \/a\/\* \{$/,
  ],
  [
    'Apache',
    '<VirtualHost *:80>\n  ProxyPass / http://127.0.0.1:5244/\n</VirtualHost>',
    /^2.*ProxyPass \/ http:\/\/127\.0\.0\.1:5244\/ nocanon$/,
  ],
  [
    'Traefik',
    'entryPoints:\n  web:\n    address: ":80"\n',
    /^2.*transport: \{respondingTimeouts: \{readTimeout: 0\}\}$/,
  ],
])('the format of %s is recognised', async (name, text, row) => {
  await paste(text);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(proxy()).toHaveDisplayValue(`Recognised: ${name}`);
  expect(rows()).toContainEqual(expect.stringMatching(row));
});

test('a visitor can choose another format than the recognised one', async () => {
  const user = await paste('example.com {\n  reverse_proxy localhost:5244\n}');
  expect(await screen.findByText('Findings: 0.')).toBeVisible();
  await user.selectOptions(proxy(), 'nginx');
  expect(
    await screen.findByText('A semicolon is missing after line 2.'),
  ).toBeVisible();
});

test('a text of no known format is not judged', async () => {
  await paste('hello');
  expect(screen.getByRole('status')).toHaveTextContent(
    'The format was not recognised. Choose the proxy.',
  );
});

test('a limit on uploads is told although it is no fault', async () => {
  await paste(
    'example.com {\n  request_body {\n    max_size 50MB\n  }\n  reverse_proxy localhost:5244\n}',
  );
  expect(
    await screen.findByText(
      'Findings: 0. Uploads of more than 50MB are refused.',
    ),
  ).toBeVisible();
});

test('a configuration that nginx would refuse is explained', async () => {
  await paste('server {');
  expect(
    await screen.findByText('The block that begins in line 1 is not closed.'),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('lines of a configuration do not wrap, so that a visitor can count them', async () => {
  await paste('server {');
  expect(field()).toHaveAttribute('wrap', 'off');
});
