import {
  adminChecks,
  guestChecks,
} from '../../../../src/components/server-check/checks';
import {taskRequests} from '../../../../src/components/server-check/checks/adminTasks';
import {
  evaluateChecks,
  type Result,
} from '../../../../src/components/server-check/evaluateChecks';
import {
  dataOf,
  type Observations,
} from '../../../../src/components/server-check/fetching/observation';
import {
  ADDRESS_LIMIT,
  issueAddress,
  issueReport,
  maskedText,
  privateTexts,
  reportText,
} from '../../../../src/components/server-check/reportText';
import {
  answered,
  observationsWith,
  recordedFileAt,
  refusal,
  success,
  targetAt,
} from '../../../support/serverCheck';

const target = targetAt('https://files.secret.example:8443/cloud');
const seen = observationsWith({
  file: answered(
    'file',
    success({
      name: 'x',
      is_dir: false,
      size: 5,
      raw_url:
        'http://203.0.113.9:5244/p/local/%E7%94%B5%E5%BD%B1/A%20+%20B%20%231.mp4',
    }),
  ),
});
const results = evaluateChecks(guestChecks, seen, target);
const privately = privateTexts(target, seen);
const words = {
  nameOf: ({finding}: Result) => finding.certainty,
  addressOf: ({check}: Result) => `https://docs.example${check.page.page}`,
};

test('a report names findings with their remedies, and neither addresses nor files', () => {
  const text = reportText(results, privately, words);
  expect(text).toContain('certain · Do its links have the right address?');
  expect(text).toContain('https://docs.example/config/configuration');
  expect(text).not.toMatch(/secret|203\.0\.113|8443|电影|local|cloud/);
});

test('a report does not name the host of the storage', () => {
  const redirected = privateTexts(target, {
    ...seen,
    file: recordedFileAt('https://disk.example/film.mp4?key=planted'),
    download: {kind: 'redirected'},
  });
  expect(maskedText('from disk.example to us', redirected)).toBe(
    'from […] to us',
  );
});

test('the report for an issue has values without sentences', () => {
  const text = issueReport(results, privately);
  expect(text).toContain('- certain: links (linksMatch=false');
  expect(text).not.toMatch(/secret|203\.0\.113|电影/);
});

test('the form for an issue is filled in as long as its address is short', () => {
  const address = new URL(issueAddress(results, privately, 'v3.63.0') ?? '');
  expect(address.hostname).toBe('github.com');
  expect(address.searchParams.get('version')).toBe('v3.63.0');
  expect(address.searchParams.get('bug-description')).toContain('links');
  const many = Array.from({length: 200}, () => results).flat();
  expect(issueAddress(many, privately, 'v3.63.0')).toBeUndefined();
  expect(address.href.length).toBeLessThan(ADDRESS_LIMIT);
});

test.each([
  'see http://nas.lan:5244/x and [2001:db8::1]:5244',
  'from 10.0.0.7 to fe80::1:2:3',
])('addresses in “%s” are masked', (text) => {
  expect(maskedText(text, {names: [], messages: []})).not.toMatch(
    /nas\.lan|2001|10\.0\.0\.7|fe80/,
  );
});

/** Both reports and the address of the form, of a server with something changed. */
function reportsOf(changed: Observations, address = 'https://files.example') {
  const at = targetAt(address);
  const all = observationsWith(changed);
  const found = evaluateChecks([...guestChecks, ...adminChecks], all, at);
  const hidden = privateTexts(at, all);
  const version = dataOf(all, 'settings')?.version ?? '';
  return [
    reportText(found, hidden, words),
    issueReport(found, hidden),
    decodeURIComponent(issueAddress(found, hidden, version) ?? ''),
  ];
}

test.each<[string, Observations]>([
  [
    'path in a refusal',
    {
      file: answered(
        'file',
        refusal(500, 'open /home/planted/x.bin: permission denied'),
      ),
    },
  ],
  [
    'host of a storage that fails',
    {
      adminStorages: answered(
        'adminStorages',
        success({
          content: [
            {
              mount_path: '/planted',
              driver: 'SFTP',
              status: 'dial tcp: lookup planted.internal: no such host',
              disabled: false,
            },
          ],
        }),
      ),
    },
  ],
  [
    'sub-path of another site_url',
    {page: answered('page', "<script>base_path: '/planted-private'</script>")},
  ],
  [
    'name in a version',
    {settings: answered('settings', success({version: 'v3.62.0-planted'}))},
  ],
])('no report tells the %s', (_name, changed) => {
  for (const text of reportsOf(changed)) {
    expect(text).not.toMatch(/planted/);
  }
});

test.each(taskRequests)(
  'no report tells what the message of a failed task in %s names',
  (name) => {
    const tasks = [
      {
        state: 7,
        start_time: '2026-11-20T00:00:00Z',
        error: 'open /home/planted/x.bin: no space left',
      },
    ];
    const texts = reportsOf({[name]: answered(name, success(tasks))});
    for (const text of texts) {
      expect(text).not.toMatch(/planted/);
    }
  },
);

test('a host of two characters is masked, and words that contain it are kept', () => {
  const [text] = reportsOf({}, 'http://pi');
  expect(text).toContain('[…] answers.');
  expect(text).not.toMatch(/\bpi\b/);
  expect(text).toContain('(isAlist: version=v3.63.0)');
});

test('the report keeps its own words about passwords and tokens', () => {
  const text = reportsOf({
    adminMetas: answered(
      'adminMetas',
      success({
        content: [
          {
            path: '/a',
            password: 'x',
            p_sub: true,
            write: false,
            w_sub: false,
          },
        ],
      }),
    ),
  }).join();
  expect(text).not.toContain('***');
  expect(text).toMatch(/Folders with a password: 1/);
  expect(text).toContain('(adminMetaPasswords: ');
  expect(text).toContain('(authorization: ');
});

test('the report for an issue has the messages of storages that fail', () => {
  const [, text] = reportsOf({
    adminStorages: answered(
      'adminStorages',
      success({
        content: [
          {
            mount_path: '/a',
            driver: 'Local',
            status: 'root folder path\n- fine: reachable (planted)',
            disabled: false,
          },
        ],
      }),
    ),
  });
  expect(text).toContain(
    '  · Local: root folder path - fine: reachable (planted)',
  );
  expect(text).not.toMatch(/^- fine: reachable \(planted/m);
});
