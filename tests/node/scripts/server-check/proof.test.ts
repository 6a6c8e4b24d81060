import {
  foundIn,
  problemsOf,
  type ProofRecord,
} from '../../../../scripts/server-check/record';
import {FILE} from '../../../../scripts/server-check/product';
import {scenarios} from '../../../../scripts/server-check/scenarios';
import {
  guestChecks,
  uploadChecks,
} from '../../../../src/components/server-check/checks';
import {encodedSlash} from '../../../../src/components/server-check/checks/encodedSlash';
import {evaluateChecks} from '../../../../src/components/server-check/evaluateChecks';
import recorded from '../../../fixtures/product/proxyFaults.json';
import {targetAt} from '../../../support/serverCheck';

const records = recorded as unknown as readonly ProofRecord[];

test('what was seen behind real proxies is recorded for every scenario', () => {
  expect(records.map(({name}) => name)).toEqual(
    scenarios.map(({name}) => name),
  );
  const broken = scenarios.filter(({change}) => change !== undefined);
  expect(broken.length).toBeGreaterThan(20);
});

test.each(records.map((record) => [record.name, record] as const))(
  'the planted fault is named, and nothing else: %s',
  async (_name, record) => {
    const target = targetAt(record.address, {
      file: record.file ?? FILE,
      pageProtocol: 'http:',
      upload: {folder: '/local', megabytes: 2},
    });
    const results = evaluateChecks(
      [...guestChecks, ...uploadChecks],
      record.seen,
      target,
    );
    const found = foundIn(
      results.map(({check: {id}, finding: {certainty, facts}}) => ({
        id,
        certainty,
        facts,
      })),
    );
    expect(await problemsOf({...record, found})).toEqual([]);
  },
);

test('encoded slashes are refused by the one proxy that was told so', () => {
  const refusing = records.filter(
    ({address, file, seen}) =>
      encodedSlash.evaluate(seen, targetAt(address, {file: file ?? FILE}))
        ?.certainty === 'info',
  );
  expect(refusing.map(({name}) => name)).toEqual([
    'Apache refuses encoded slashes',
  ]);
});
