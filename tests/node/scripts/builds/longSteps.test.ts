import {longSteps} from '../../../../scripts/builds/longSteps';

test('the steps of a build that took a second or more, a step before its parts', () => {
  expect(
    longSteps([
      '\u001B[33m[PERF]\u001B[39m Build > en > Load site - \u001B[31m2.50 seconds!\u001B[39m - (Heap 1mb -> 2mb / Total 3mb)',
      '[PERF] Build > en > Emit - 120.25 ms - (Heap 1mb -> 2mb / Total 3mb)',
      '[PERF] Build > en - 61.00 seconds! - (Heap 1mb -> 2mb / Total 3mb)',
      '[PERF] Build - memory - (Heap 1mb / Total 3mb)',
    ]),
  ).toEqual([
    {name: 'Build > en', seconds: 61},
    {name: 'Build > en > Load site', seconds: 2.5},
  ]);
});
