import {screen} from '@testing-library/react';
import {ProxyLinter} from '../../../../../src/components/generators/proxy/ProxyLinter';
import {renderOnSite} from '../../../../support/renderOnSite';

const field = () =>
  screen.getByRole('textbox', {name: 'Configuration of nginx'});

test('a visitor who pastes a configuration reads what to change in which line', async () => {
  const {user} = renderOnSite(<ProxyLinter />, '/tool/server/');
  await user.click(field());
  await user.paste(
    'server {\n  location /a/ {\n    proxy_pass http://127.0.0.1:5244/;\n  }\n}',
  );
  const rows = screen.getAllByRole('row').map(({textContent}) => textContent);
  expect(rows).toContainEqual(
    expect.stringMatching(
      /^3.*proxy_pass has a path.*proxy_pass http:\/\/127\.0\.0\.1:5244;$/,
    ),
  );
  expect(rows).toContainEqual(
    expect.stringMatching(/^2.*Add below line 2: client_max_body_size 0;$/),
  );
});

test('a configuration that nginx would refuse is explained', async () => {
  const {user} = renderOnSite(<ProxyLinter />, '/tool/server/');
  await user.click(field());
  await user.paste('server {');
  expect(screen.getByRole('status')).toHaveTextContent(
    'The block that begins in line 1 is not closed.',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
