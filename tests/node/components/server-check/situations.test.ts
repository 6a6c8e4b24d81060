import {evaluateChecks} from '../../../../src/components/server-check/evaluateChecks';
import {serverCheckTexts} from '../../../../src/components/server-check/checks/serverCheckTexts';
import {
  filled,
  valuesOf,
} from '../../../../src/components/server-check/shownTexts';
import {situations, type Situation} from './situations';
import {observationsWith, said, targetAt} from '../../../support/serverCheck';

const findingsOf = ({
  seen,
  target = targetAt('https://files.example.com'),
  base = observationsWith({}, target.hasToken),
}: Situation) =>
  evaluateChecks({...base, ...seen}, target).found.map(({finding}) => finding);

test('each situation of a real server has its findings, as sure as they may be', () => {
  expect(situations.length).toBeGreaterThan(25);
  const wrong = situations.flatMap(({name, seen, target, base, expected}) => {
    const lines = said(seen, target, base);
    return JSON.stringify(lines) === JSON.stringify(expected)
      ? []
      : [{name, lines, expected}];
  });
  expect(wrong).toEqual([]);
});

test('what a finding adds is what was seen', () => {
  const added = situations.filter(({lines}) => lines !== undefined);
  expect(added.length).toBeGreaterThan(4);
  for (const situation of added) {
    const ids = findingsOf(situation).flatMap(({lines = []}) =>
      lines.map(({id}) => id),
    );
    expect(ids).toEqual(expect.arrayContaining([...(situation.lines ?? [])]));
    expect(ids).not.toContain('links.hidden');
  }
});

test('each value that the text of a finding names is given', () => {
  const findings = situations.flatMap(findingsOf);
  expect(findings.length).toBeGreaterThan(100);
  const unfilled = findings.flatMap((finding) => {
    const {saw, means, remedy} = serverCheckTexts.findings[finding.id];
    return [saw, means, remedy]
      .flatMap((text) => (text === undefined ? [] : [text.en, text.zh]))
      .map((text) => filled(text, valuesOf(finding)))
      .filter((text) => /\{\w+\}/.test(text));
  });
  expect(unfilled).toEqual([]);
});
