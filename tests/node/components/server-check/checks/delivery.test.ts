import {delivery} from '../../../../../src/components/server-check/checks/delivery';
import type {
  Observation,
  Observations,
} from '../../../../../src/components/server-check/fetching/observation';
import {
  answered,
  findingOf,
  recordedFileAt,
  refusal,
} from '../../../../support/serverCheck';

const MEGABYTE = 1024 * 1024;

/** Four megabytes in so many milliseconds. */
const sample = (transfer: number) =>
  answered('storageSpeed', 'x', {
    status: 206,
    size: 4 * MEGABYTE,
    duration: transfer + 500,
    transfer,
  });

const redirect = (changed: Observations = {}, rawUrl?: string) =>
  findingOf(delivery, {
    file: recordedFileAt(rawUrl),
    download: {kind: 'redirected'},
    ...changed,
  });

test('a file through the server has a speed, if enough of it came', () => {
  expect(findingOf(delivery)?.saw).toContain('5.0 MB/s');
  const short = answered('download', 'x', {status: 206});
  expect(findingOf(delivery, {download: short})?.saw).toBe(
    'The file comes through your server.',
  );
});

test('a longer part says more of the speed, without the wait for its beginning', () => {
  expect(findingOf(delivery, {serverSpeed: sample(500)})?.saw).toContain(
    '8.0 MB/s',
  );
});

test('a redirect leads to the storage', () => {
  const finding = redirect();
  expect(finding?.facts).toEqual({delivery: 'redirect'});
  expect(finding).not.toHaveProperty('details');
});

test.each([
  ['more slowly', 400, 4000],
  ['came faster', 4000, 400],
  ['do not differ', 1000, 900],
])(
  'a visitor reads both speeds of a file, and what they mean: %s',
  (words, storage, server) => {
    const finding = redirect({
      storageSpeed: sample(storage),
      serverSpeed: sample(server),
    });
    expect(finding?.saw).toContain(
      `From there it comes with ${(4000 / storage).toFixed(1)} MB/s.`,
    );
    expect(finding?.saw).toContain(
      `Through your server it comes with ${(4000 / server).toFixed(1)} MB/s.`,
    );
    expect(finding?.means).toContain(words);
    expect(finding?.means).toContain('A few MB show a tendency');
  },
);

test('a visitor reads that AList passes a file on to the storage alone', () => {
  const serverSpeed = answered(
    'serverSpeed',
    refusal(403, 'proxy not allowed'),
  );
  const finding = redirect({storageSpeed: sample(400), serverSpeed});
  expect(finding?.saw).toContain('AList does not pass it through your server.');
  expect(finding?.means).not.toContain('differ');
});

test.each<[string, Observation<unknown>, string | undefined]>([
  ['does not let this page read', {kind: 'failed'}, undefined],
  ['begins with http://', {kind: 'failed'}, 'http://disk.example/film.mp4'],
  ['did not answer in time', {kind: 'timeout'}, undefined],
  ['HTTP 403', answered('storageSpeed', '<Error/>', {status: 403}), undefined],
])(
  'a visitor whose storage %s reads how to measure it',
  (words, storageSpeed, rawUrl) => {
    const finding = redirect({storageSpeed}, rawUrl);
    expect(finding?.saw).toContain(words);
    expect(finding?.details?.[0]).toMatch(/^curl -L -r 0-4194303 .*'LINK'$/);
    expect(JSON.stringify(finding)).not.toContain('disk.example');
  },
);

test('an error has no way', () => {
  const download = answered('download', refusal(401, 'sign invalid'));
  expect(findingOf(delivery, {download})).toBeUndefined();
});
