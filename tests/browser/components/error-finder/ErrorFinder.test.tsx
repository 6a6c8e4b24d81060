import {screen, waitFor, within} from '@testing-library/react';
import {
  ErrorFinder,
  ErrorMessages,
} from '../../../../src/components/error-finder/ErrorFinder';
import type {PageMessages} from '../../../../src/components/error-finder/pageMessages';
import {propsFor} from '../../../support/facts';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

const part = (of: 'downloads' | 'files') =>
  propsFor(ErrorMessages, 'ErrorMessages', {of});

const finderProps = propsFor(ErrorFinder, 'ErrorFinder');

const page = (
  <>
    <ErrorFinder {...finderProps} />
    <ErrorMessages {...part('files')} />
    <ErrorMessages {...part('downloads')} />
  </>
);

/** The messages of other pages, as the build would have written them. */
const otherPages: PageMessages = {
  pages: [['/guide/drivers/quark', 'Quark Drive']],
  messages: [
    ['no link found', [[0, 'message-no-link-found', 'It is not transcoded.']]],
    ['hello …, are you there', [[0, '', 'A greeting.']]],
  ],
};

const answerWith = (ok: boolean) => {
  window.fetch = (async () =>
    Promise.resolve({
      ok,
      json: async () => Promise.resolve(otherPages),
    })) as unknown as typeof fetch;
};

beforeEach(() => {
  answerWith(true);
});

const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', {name: /^Message/});
const finder = () => screen.getByRole('region', {name: 'Error finder'});

test('a visitor who pastes a message by keyboard hears the number of matches, and reads cause, fix and page', async () => {
  const {user} = renderOnSite(page, '/faq/error');
  await user.click(field());
  await user.paste('{"code":401,"message":"expire missing","data":null}');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Messages recognized: 1. The likely cause comes first.',
  );
  const [result] = within(finder()).getAllByRole('listitem');
  expect(result).toHaveTextContent('The link has no signature');
  expect(
    within(finder()).getByRole('link', {name: 'Signature'}),
  ).toHaveAttribute('href', '/guide/drivers/common#signature');
  const row = within(finder()).getByRole('link', {name: 'in the list below'});
  const id = (row.getAttribute('href') ?? '').slice(1);
  expect(document.getElementById(id)?.closest('details')).toHaveTextContent(
    'expire missing',
  );
});

test('secrets are masked before anything of a pasted text is shown', async () => {
  const {user, container} = renderOnSite(page, '/faq/error');
  await user.click(field());
  await user.paste('object not found, Authorization: Bearer abc123DEF456');
  expect(field()).toHaveValue('object not found, Authorization: ***');
  expect(container.innerHTML).not.toContain('abc123DEF456');
});

test('a secret is masked even if its name is in the part of a long text that is cut off', async () => {
  const {user} = renderOnSite(page, '/faq/error');
  await user.click(field());
  await user.paste(
    `{"password":"${'hunter '.repeat(2000)}","list":"${'film '.repeat(3000)}"}`,
  );
  const {value} = field();
  expect(value).not.toContain('hunter');
  expect(value).toContain('film');
});

test('a text without a known message gets a result too, and can be cleared', async () => {
  const {user} = renderOnSite(page, '/faq/error');
  await user.type(field(), 'hello');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(/^Not known here/);
  });
  await user.click(screen.getByRole('button', {name: 'Clear'}));
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('without scripts the table of messages is complete', () => {
  const html = serverHtml(page, '/faq/error');
  expect(html).toContain('can&#x27;t move files between two storages');
  expect(html).toContain('sign expired');
  expect(html).toContain('href="/guide/drivers/common#cache"');
});

test('nothing is called unknown while the messages of other pages are not there', async () => {
  answerWith(false);
  const {user} = renderOnSite(page, '/faq/error');
  await user.type(field(), 'x');
  expect(screen.getByRole('status')).not.toHaveTextContent(/^Not known/);
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(/^Not on this page/);
  });
  answerWith(true);
  await user.type(field(), 'y');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(/^Not known here/);
  });
});
