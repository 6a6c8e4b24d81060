import {screen, within} from '@testing-library/react';
import {lintTexts} from '../../../../../src/components/generators/proxy/linter/lintTexts';
import {ProxyLinter} from '../../../../../src/components/generators/proxy/ProxyLinter';
import {localize} from '../../../../../src/lib/localize';
import {renderOnSite} from '../../../../support/renderOnSite';

const field = () => screen.getByRole('textbox', {name: /^Configuration of/});

async function paste(text: string) {
  const {user} = renderOnSite(
    <ProxyLinter texts={localize(lintTexts, 'en')} />,
    '/tool/server/config',
  );
  await user.click(field());
  await user.paste(text);
  return user;
}

const site =
  'server {\n  location /a/ {\n    proxy_pass http://127.0.0.1:5244/;\n  }\n}';

test('a visitor reads faults with their certainty, the surest first, and advice folded', async () => {
  await paste(site);
  const faults = await screen.findByRole('table', {name: /^Faults/});
  const [, first] = within(faults).getAllByRole('row');
  expect(first).toHaveTextContent(/^Certain/);
  expect(faults).toHaveTextContent(
    /The path is cut off.*Write instead: proxy_pass http:\/\/127\.0\.0\.1:5244;/,
  );
  expect(screen.getByText(/^Advice: /).closest('details')).not.toHaveAttribute(
    'open',
  );
});

test('a visitor selects the line of a finding in the field, and has it in view', async () => {
  const user = await paste(site);
  // jsdom has no layout.
  Object.defineProperty(field(), 'scrollHeight', {value: 100});
  await user.click(
    (await screen.findAllByRole('button', {name: /^Line 3:/}))[0] ?? field(),
  );
  expect(field()).toHaveFocus();
  const {value, selectionStart, selectionEnd} = field() as HTMLTextAreaElement;
  expect(value.slice(selectionStart, selectionEnd)).toBe(
    '    proxy_pass http://127.0.0.1:5244/;',
  );
  expect(field().scrollTop).toBe(40);
});

test('a visitor is asked which of several programs is AList', async () => {
  const user = await paste(
    'server {\n  location / { proxy_pass http://a:1; }\n  location /b/ { proxy_pass http://b:2/; }\n}',
  );
  await user.selectOptions(
    await screen.findByRole('combobox', {name: 'Which one is AList?'}),
    'location /b/ → http://b:2/',
  );
  expect(await screen.findByRole('table', {name: /^Faults/})).toHaveTextContent(
    'The path is cut off',
  );
});
