import {upload} from '../../../../../src/components/server-check/checks/upload';
import type {Observations} from '../../../../../src/components/server-check/fetching/observation';
import {
  answered,
  findingOf,
  refusal,
  success,
  target,
} from '../../../../support/serverCheck';

const at = {...target, upload: {folder: '/local', megabytes: 60}};

const stored = (name: 'uploadSmall' | 'uploadLarge' | 'uploadRemove') =>
  answered(name, success(null));

const finding = (changed: Observations = {}) =>
  findingOf(
    upload,
    {
      uploadFolder: answered('uploadFolder', success({is_dir: true})),
      uploadSmall: stored('uploadSmall'),
      uploadLarge: stored('uploadLarge'),
      uploadRemove: stored('uploadRemove'),
      ...changed,
    },
    at,
  );

test('nothing is said before somebody tried it', () => {
  expect(findingOf(upload)).toBeUndefined();
});

test('an upload that arrives is fine', () => {
  expect(finding()).toMatchObject({certainty: 'fine', facts: {megabytes: 60}});
  expect(finding()).not.toHaveProperty('details');
});

test('an upload without the large file says nothing of limits', () => {
  const seen = (uploadSmall: Observations['uploadSmall']): Observations => ({
    uploadFolder: answered('uploadFolder', success({is_dir: true})),
    uploadRemove: stored('uploadRemove'),
    ...(uploadSmall === undefined ? {} : {uploadSmall}),
  });
  const small = {...target, upload: {folder: '/local'}};
  const stop = {
    ...target,
    upload: {folder: '/local', isStopped: true as const},
  };
  expect(upload.evaluate(seen(stored('uploadSmall')), small)).toMatchObject({
    certainty: 'fine',
    facts: {small: true},
  });
  expect(
    upload.evaluate(seen({kind: 'failed', after: 3}), small),
  ).toMatchObject({certainty: 'likely'});
  expect(upload.evaluate(seen(undefined), small)).toBeUndefined();
  expect(upload.evaluate(seen(undefined), stop)).toMatchObject({
    facts: {stopped: true},
  });
});

test.each([
  ['likely', {kind: 'failed', after: 300}],
  ['certain', answered('uploadLarge', '<h1>413</h1>', {status: 413})],
] as const)(
  'a large upload that is refused at once is a limit: %s',
  (certainty, uploadLarge) => {
    expect(finding({uploadLarge})).toMatchObject({
      certainty,
      saw: 'An upload of 1 KB arrives, one of 60 MB is refused.',
    });
  },
);

test.each([
  {kind: 'failed', after: 61_000},
  {kind: 'timeout'},
  answered('uploadLarge', '<h1>504</h1>', {status: 504}),
] as const)(
  'a large upload that breaks off late is a timeout: %j',
  (uploadLarge) => {
    expect(finding({uploadLarge})).toMatchObject({
      certainty: 'likely',
      means: expect.stringContaining('too short a time') as string,
    });
  },
);

test('what AList says is told', () => {
  const uploadSmall = answered(
    'uploadSmall',
    refusal(403, 'permission denied'),
  );
  expect(finding({uploadSmall})).toMatchObject({
    certainty: 'info',
    saw: 'AList refuses the upload: permission denied',
  });
  const uploadLarge = answered('uploadLarge', refusal(500, 'quota exceeded'));
  expect(finding({uploadLarge})?.saw).toContain('quota exceeded');
});

test('a proxy that blocks PUT is named', () => {
  expect(finding({uploadSmall: {kind: 'failed', after: 3}})).toMatchObject({
    certainty: 'likely',
    facts: {small: false},
  });
});

test('a test file that is still there is named', () => {
  const uploadRemove = answered(
    'uploadRemove',
    refusal(403, 'permission denied'),
  );
  expect(finding({uploadRemove})?.details).toEqual([
    'The test file was not deleted. Delete it: /local/alist-upload-check-x.bin',
  ]);
});

test('a visitor who names no folder reads why nothing was uploaded', () => {
  const missing = answered(
    'uploadFolder',
    refusal(500, 'failed get dir: object not found'),
  );
  expect(finding({uploadFolder: missing})).toMatchObject({
    certainty: 'info',
    saw: 'AList says about the folder: failed get dir: object not found',
    means: 'Nothing was uploaded.',
  });
  const file = answered('uploadFolder', success({is_dir: false}));
  expect(finding({uploadFolder: file})?.saw).toMatch(/leads to a file/);
});

test.each([
  ['was deleted', stored('uploadRemove'), []],
  [
    'may remain',
    {kind: 'failed'} as const,
    [
      `The test file was not deleted. Delete it: /local/alist-upload-check-x.bin`,
    ],
  ],
])(
  'a visitor who stops the upload reads that the test file %s',
  (_name, uploadRemove, details) => {
    const stopped = upload.evaluate(
      {
        uploadFolder: answered('uploadFolder', success({is_dir: true})),
        uploadSmall: stored('uploadSmall'),
        uploadRemove,
      },
      {...at, upload: {...at.upload, isStopped: true}},
    );
    expect(stopped).toMatchObject({saw: 'You stopped the upload.'});
    expect(stopped?.details ?? []).toEqual(details);
  },
);
