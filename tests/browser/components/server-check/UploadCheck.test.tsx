import {TextDecoder} from 'node:util';
import {screen} from '@testing-library/react';
import {
  folderPath,
  UploadCheck,
} from '../../../../src/components/server-check/UploadCheck';
import {
  answerWith,
  observationsWith,
  success,
  target,
} from '../../../support/serverCheck';
import {renderOnSite} from '../../../support/renderOnSite';

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(() =>
    Promise.resolve(answerWith(200, JSON.stringify(success(null)))),
  );
  Object.assign(globalThis, {fetch: sent, TextDecoder});
});

const open = () =>
  renderOnSite(
    <UploadCheck seen={observationsWith()} target={target} token="planted" />,
    '/tool/server/',
  );

const start = () => screen.getByRole('button', {name: 'Upload and delete'});
const agreement = () => screen.getByRole('checkbox');

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
  const {user} = open();
  await user.type(screen.getByLabelText('Folder for a test file'), 'local');
  await user.click(agreement());
  await user.click(start());
  expect(
    await screen.findByText(/An upload of 2 MB arrived within/),
  ).toBeInTheDocument();
  expect(sent.mock.calls.map(([, {method}]) => method)).toEqual([
    'PUT',
    'PUT',
    'POST',
  ]);
});

test.each([
  ['local', '/local'],
  [' /a//b/ ', '/a/b'],
  ['/', ''],
  ['', ''],
])('the folder %j is read as %j', (typed, folder) => {
  expect(folderPath(typed)).toBe(folder);
});
