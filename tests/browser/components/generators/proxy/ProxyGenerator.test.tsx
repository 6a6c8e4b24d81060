import {screen} from '@testing-library/react';
import {ProxyGenerator} from '../../../../../src/components/generators/proxy/ProxyGenerator';
import {renderOnSite, serverHtml} from '../../../../support/renderOnSite';

test('a domain named like a proxy is not shown as that proxy', () => {
  renderOnSite(<ProxyGenerator />, '/proxy?server=caddy&domain=caddy');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Reverse proxy: Caddy · Domain: caddy',
  );
});

test('the built HTML has no note about a link', () => {
  const html = serverHtml(<ProxyGenerator />, '/proxy?domain=a.example');
  expect(html).toContain('files.example.com');
  expect(html).not.toContain('filled in by the link');
});

test('an answer of a link with a hidden character is shown with that character', () => {
  renderOnSite(<ProxyGenerator />, '/proxy?path=/a%E2%80%AEb');
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '/a⟨U+202E⟩b There is a character that turns the direction of text (U+202E) in this answer. Write it in one line of visible characters. Until then it is left out.',
  );
});
