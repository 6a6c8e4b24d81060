import {version} from '../../../../../src/components/server-check/checks/version';
import {
  answered,
  findingOf,
  success,
  targetAt,
} from '../../../../support/serverCheck';

const releases = [
  {
    version: 'v3.63.0',
    changes: [{text: 'A hole', isSecurity: true, since: 'v3.61.0'}],
  },
  {
    version: 'v3.62.0',
    changes: [{text: 'A change', action: 'Look', isSecurity: false}],
  },
  {version: 'v3.61.0', changes: []},
];

const of = (text: string) =>
  findingOf(
    version,
    {settings: answered('settings', success({version: text}))},
    targetAt('https://files.example.com', {releases}),
  );

test('the newest release is fine, with or without its v', () => {
  expect(of('v3.63.0')?.certainty).toBe('fine');
  expect(of('3.63.0')?.certainty).toBe('fine');
});

test('a release with known holes is certainly a fault, with what has to be done', () => {
  expect(of('v3.61.0')).toMatchObject({
    certainty: 'certain',
    details: ['v3.63.0: A hole', 'v3.62.0: A change → Look'],
    facts: {behind: 2, security: 1},
    page: {search: '?from=v3.61.0'},
  });
});

test('an older release without known holes is good to know', () => {
  const quiet = releases.map((release) => ({...release, changes: []}));
  const finding = findingOf(
    version,
    {settings: answered('settings', success({version: 'v3.62.0'}))},
    targetAt('https://files.example.com', {releases: quiet}),
  );
  expect(finding?.certainty).toBe('info');
});

test('builds between releases, later ones and forks are not judged', () => {
  for (const text of ['dev', 'beta-1234', 'v4.0.0']) {
    expect(of(text)?.certainty).toBe('info');
  }
});

const hole = (text: string, since?: string) => ({
  text,
  isSecurity: true,
  ...(since === undefined ? {} : {since}),
});

test('a visitor whose release is older than a fault does not read that it has it', () => {
  const newer = [{version: 'v3.63.0', changes: [hole('Late', 'v3.49.0')]}];
  const at = (current: string, list: typeof newer) =>
    findingOf(
      version,
      {settings: answered('settings', success({version: current}))},
      targetAt('https://files.example.com', {releases: list}),
    );
  expect(at('v3.40.0', newer)).toMatchObject({
    certainty: 'info',
    details: [],
    facts: {security: 0},
  });
  expect(at('v3.49.0', newer)?.certainty).toBe('certain');
  const unknown = [{version: 'v3.63.0', changes: [hole('Old')]}];
  expect(at('v3.40.0', unknown)?.certainty).toBe('likely');
});

test('a visitor reads everything that has to be done, and how much more there is', () => {
  const many = Array.from({length: 8}, (_, index) => hole(`Hole ${index}`));
  const finding = findingOf(
    version,
    {settings: answered('settings', success({version: 'v3.40.0'}))},
    targetAt('https://files.example.com', {
      releases: [
        {version: 'v3.63.0', changes: many},
        {
          version: 'v3.46.0',
          changes: [{text: 'Roles', action: 'Look', isSecurity: false}],
        },
      ],
    }),
  );
  expect(finding?.details).toHaveLength(7);
  expect(finding?.details?.at(-2)).toBe('v3.46.0: Roles → Look');
  expect(finding?.details?.at(-1)).toContain('3');
});
