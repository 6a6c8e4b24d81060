import {screen} from '@testing-library/react';
import {DockerGenerator} from '../../../../src/components/generators/DockerGenerator';
import {site} from '../../../../src/config/site';
import {dockerFacts} from '../../../../src/lib/generators/docker';
import {PASSWORD_PLACEHOLDER} from '../../../../src/lib/generators/text';
import {someFacts} from '../../../support/facts';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

const image = dockerFacts(someFacts().install, site.productVersion);
const generator = <DockerGenerator image={image} />;

test('the HTML of the build has the default file, whatever the address says', () => {
  const html = serverHtml(generator, '/docker?database=mysql&port=1');
  expect(html).toContain('xhofe/alist:latest');
  expect(html).toContain('5244:5244');
  expect(html).not.toContain('MYSQL');
});

test('a reader who chose a database gets a password of this browser', async () => {
  const {user, container} = renderOnSite(generator, '/docker');
  expect(screen.queryByText(/made in this page/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Database'), 'mysql');
  const text = container.textContent;
  expect(text).toMatch(/MYSQL_PASSWORD=[\w-]{24}/);
  expect(text).not.toContain(PASSWORD_PLACEHOLDER);
});

test('a question comes up only where its answer matters', async () => {
  const {user} = renderOnSite(generator, '/docker');
  expect(screen.queryByLabelText('Domain')).not.toBeInTheDocument();
  await user.selectOptions(
    screen.getByLabelText(/HTTPS in the same/),
    'traefik',
  );
  expect(screen.getByLabelText('Domain')).toBeVisible();
  expect(screen.getByLabelText(/Let’s Encrypt/)).toBeVisible();
  expect(screen.queryByLabelText('Who reaches the port')).toBeNull();
});

test('a reader hears what is wrong at the field, and what is used instead', async () => {
  const {user} = renderOnSite(generator, '/docker');
  const port = screen.getByLabelText('Port on the host');
  await user.clear(port);
  await user.type(port, '0');
  expect(port).toBeInvalid();
  expect(port).toHaveAccessibleDescription(
    '“0” is not a port from 1 to 65535. 5244 is used.',
  );
});
