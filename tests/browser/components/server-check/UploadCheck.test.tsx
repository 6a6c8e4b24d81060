import {TextDecoder} from 'node:util';
import {screen, waitFor} from '@testing-library/react';
import {
  folderPath,
  UploadCheck,
} from '../../../../src/components/server-check/UploadCheck';
import {
  answerWith,
  observationsWith,
  refusal,
  success,
  target,
} from '../../../support/serverCheck';
import {renderOnSite} from '../../../support/renderOnSite';

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(() =>
    Promise.resolve(answerWith(200, JSON.stringify(success({is_dir: true})))),
  );
  Object.assign(globalThis, {fetch: sent, TextDecoder});
});

const open = () =>
  renderOnSite(
    <UploadCheck
      results={[]}
      seen={observationsWith()}
      target={target}
      token="planted"
    />,
    '/tool/server/',
  );

const start = () => screen.getByRole('button', {name: 'Upload and delete'});
const agreement = () =>
  screen.getByRole('checkbox', {name: /^Upload a test file/});

async function begin() {
  const {user} = open();
  await user.type(screen.getByLabelText('Folder for a test file'), 'local');
  await user.click(agreement());
  await user.click(start());
  return {user};
}

test('nothing is uploaded before a visitor names a folder and agrees', async () => {
  const {user} = open();
  expect(agreement()).not.toBeChecked();
  expect(start()).toBeDisabled();
  await user.type(screen.getByLabelText('Folder for a test file'), 'local');
  expect(start()).toBeDisabled();
  await user.click(agreement());
  expect(start()).toBeEnabled();
  expect(sent).not.toHaveBeenCalled();
});

test('a visitor who agrees reads whether the upload arrived', async () => {
  await begin();
  expect(
    await screen.findByText(/^An upload of 2 MB arrived within/),
  ).toBeInTheDocument();
  expect(sent.mock.calls.map(([, {method}]) => method)).toEqual([
    'POST',
    'PUT',
    'PUT',
    'POST',
  ]);
  expect(screen.getByRole('region', {name: 'Report'})).toHaveTextContent(
    /An upload of 2 MB arrived/,
  );
});

test('a visitor leaves the large upload out, and the other requests stay together', async () => {
  const {user} = open();
  const switches = screen.getAllByRole('checkbox');
  expect(switches).toHaveLength(2);
  expect(screen.getByText(/^deletes this file/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', {name: /over the first one/}));
  await user.type(screen.getByLabelText('Folder for a test file'), 'local');
  await user.click(agreement());
  await user.click(start());
  expect(
    await screen.findByText('An upload of 1 KB arrived.'),
  ).toBeInTheDocument();
  expect(sent.mock.calls.map(([, {method}]) => method)).toEqual([
    'POST',
    'PUT',
    'POST',
  ]);
});

test('a visitor who names a folder that is not there uploads nothing', async () => {
  sent.mockResolvedValue(
    answerWith(200, JSON.stringify(refusal(500, 'object not found'))),
  );
  await begin();
  expect(await screen.findByText('Nothing was uploaded.')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['is deleted', success(null), /^The test file was deleted\.$/],
  ['is named', refusal(403, 'no'), /Delete it: \/local\/alist-upload-check-/],
])(
  'after a visitor stops the upload, the test file %s',
  async (_name, answer, text) => {
    let puts = 0;
    sent.mockImplementation((url, {method, signal}) => {
      puts += method === 'PUT' ? 1 : 0;
      return method === 'PUT' && puts === 2
        ? new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              reject(new Error('aborted'));
            });
          })
        : Promise.resolve(
            answerWith(
              200,
              JSON.stringify(
                url.endsWith('/fs/remove') ? answer : success({is_dir: true}),
              ),
            ),
          );
    });
    const {user} = await begin();
    await waitFor(() => {
      expect(puts).toBe(2);
    });
    await user.click(screen.getByRole('button', {name: 'Stop'}));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(sent.mock.calls.at(-1)?.[0]).toMatch(/\/api\/fs\/remove$/);
  },
);

test.each([
  ['local', '/local'],
  [' /a//b/ ', '/a/b'],
  ['/', ''],
  ['', ''],
])('the folder %j is read as %j', (typed, folder) => {
  expect(folderPath(typed)).toBe(folder);
});
