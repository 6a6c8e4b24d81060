import {screen, waitFor, within} from '@testing-library/react';
import {DockerGenerator} from '../../../../../src/components/generators/docker/DockerGenerator';
import {PASSWORD_PLACEHOLDER} from '../../../../../src/components/generators/output';
import {propsFor} from '../../../../support/facts';
import {renderOnSite, serverHtml} from '../../../../support/renderOnSite';

const generator = (
  <DockerGenerator {...propsFor(DockerGenerator, 'DockerGenerator')} />
);

test('the built HTML has the default file, whatever the address', () => {
  const html = serverHtml(generator, '/docker?database=mysql&port=1');
  expect(html).toContain('xhofe/alist:latest');
  expect(html).toContain('5244:5244');
  expect(html).not.toContain('MYSQL');
});

test('a visitor who chooses a database gets a password generated in this browser', async () => {
  const {user, container} = renderOnSite(generator, '/docker');
  expect(screen.queryByText(/made in this page/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Database'), 'mysql');
  const text = container.textContent;
  expect(text).toMatch(/MYSQL_PASSWORD=[\w-]{24}/);
  expect(text).not.toContain(PASSWORD_PLACEHOLDER);
});

test.each(['constructor', 'valueof', 'none'])(
  'a domain that is called %s stays the name that it is',
  (domain) => {
    renderOnSite(generator, `/docker?proxy=caddy&domain=${domain}`);
    expect(screen.getByRole('status')).toHaveTextContent(
      new RegExp(`Domain: ${domain}$`),
    );
  },
);

test('a visitor who follows a link sees its answers, and can start from the defaults', async () => {
  const {user, history} = renderOnSite(
    generator,
    '/docker?port=8080&database=mysql&zone=UTC%0A%23',
  );
  const note = screen.getByText(/filled in by the link/).parentElement;
  const answers = within(note ?? document.body).getAllByRole('listitem');
  expect(answers.map(({textContent}) => textContent.trim())).toEqual([
    'Port on the host: 8080',
    'Time zone (TZ): UTC⟨U+000A⟩# There is a line break (U+000A) in this answer. Write it in one line of visible characters. Until then UTC is used.',
    'Database: MySQL in a container',
  ]);
  await user.click(screen.getByRole('button', {name: /from the defaults/}));
  expect(screen.queryByText(/filled in by the link/)).toBeNull();
  expect(screen.getByLabelText('Port on the host')).toHaveValue('5244');
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('an answer that the visitor changes is no longer listed as the link’s', async () => {
  const {user} = renderOnSite(generator, '/docker?port=8080&umask=027');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.type(screen.getByLabelText('Port on the host'), '1');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('027');
});
