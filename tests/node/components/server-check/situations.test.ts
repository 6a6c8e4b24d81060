import {serverCheckTexts} from '../../../../src/components/server-check/checks/serverCheckTexts';
import {filledText} from '../../../../src/lib/filledText';
import {situations, type Situation} from './situations';
import {expectOfEach} from '../../../support/expectOfEach';
import {
  observationsWith,
  resultsOf,
  said,
  targetAt,
} from '../../../support/serverCheck';

const all = Object.entries(situations);
const usual = said();

const findingsOf = ({
  seen,
  target = targetAt('https://files.example.com'),
  base = observationsWith({}, target.hasToken),
}: Situation) =>
  resultsOf({...base, ...seen}, target).found.map(({finding}) => finding);

test('each situation of a real server has its findings, as sure as they may be', () => {
  expectOfEach(
    all,
    ([name]) => name,
    ([, {seen, target, base, expected}]) =>
      expect(
        said(seen, target, base).filter((line) => !usual.includes(line)),
      ).toEqual(expected),
  );
  expect(usual).toEqual(['info strangers.open']);
});

test('what a finding adds is what was seen', () => {
  const added = all.filter(([, {lines}]) => lines !== undefined);
  expect(added.length).toBeGreaterThan(4);
  for (const [, situation] of added) {
    const ids = findingsOf(situation).flatMap(({lines = []}) =>
      lines.map(({id}) => id),
    );
    expect(ids).toEqual(expect.arrayContaining([...(situation.lines ?? [])]));
    expect(ids).not.toContain('links.hidden');
  }
});

test('each value that the text of a finding names is given', () => {
  const findings = all.flatMap(([, situation]) => findingsOf(situation));
  expect(findings.length).toBeGreaterThan(100);
  const unfilled = findings.flatMap((finding) => {
    const {saw, means, remedy} = serverCheckTexts.findings[finding.id];
    return [saw, means, remedy]
      .flatMap((text) => (text === undefined ? [] : [text.en, text.zh]))
      .map((text) => filledText(text, {...finding.numbers, ...finding.values}))
      .filter((text) => /\{\w+\}/.test(text));
  });
  expect(unfilled).toEqual([]);
});

test('every finding is produced by a situation', () => {
  const produced = all.flatMap(([, situation]) =>
    findingsOf(situation).map(({id}) => id),
  );
  expect([...new Set(produced)].sort()).toEqual(
    Object.keys(serverCheckTexts.findings).sort(),
  );
});
