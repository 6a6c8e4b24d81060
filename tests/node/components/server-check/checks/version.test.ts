import {version} from '../../../../../src/components/server-check/checks/version';
import {
  answered,
  findingOf,
  success,
  targetAt,
} from '../../../../support/serverCheck';

const releases = [
  {version: 'v3.63.0', changes: [{text: 'A hole', isSecurity: true}]},
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
