import {reportText} from '../../../../src/components/server-check/reportText';
import {checks} from '../../../../src/components/server-check/checks';
import {serverCheckTexts} from '../../../../src/components/server-check/checks/serverCheckTexts';
import {
  answering,
  observationsWith,
  refusal,
  resultsOf,
  success,
  targetAt,
} from '../../../support/serverCheck';

/** A name of one character, which any report could hide in a word. */
const planted = '影';

const target = targetAt(`http://${planted}.local/${planted}`, {
  file: `/${planted}`,
  hasToken: true,
  folder: `/${planted}`,
  pageProtocol: 'http:',
});

const results = resultsOf(
  {
    ...observationsWith({}, true),
    ...answering({
      settings: success({version: planted}),
      page: `{base_path: '/${planted}${planted}'}`,
      guest: success({username: planted, permission: 8}),
      file: refusal(500, `dial ${planted}`),
      fileWithToken: refusal(500, `dial ${planted}`),
      adminStorages: success({
        content: [
          {
            mount_path: `/${planted}`,
            driver: planted,
            status: planted,
            disabled: false,
          },
        ],
      }),
      adminUsers: success({
        content: [
          {username: planted, base_path: `/${planted}`, disabled: false},
        ],
      }),
      adminMetas: success({
        content: [
          {path: `/${planted}`, password: planted, p_sub: false, write: true},
        ],
      }),
      adminIndex: success({error: planted}),
      uploadFolder: refusal(500, planted),
    }),
  },
  target,
);

const of = {results, version: planted, explain: () => undefined};

test('a report has nothing that the server or the visitor wrote', () => {
  const text = reportText(of);
  expect(text).toContain('storages.failing');
  expect(text.split('\n').length).toBeGreaterThan(10);
  // Names of findings and numbers alone.
  expect(text).toMatch(/^[\w .()=\n-]+$/);
});

test('a known message is named by its id', () => {
  const text = reportText({
    ...of,
    explain: () => ({id: 'known-one', text: planted}),
  });
  expect(text).toContain('message=known-one');
});

test('every text is used, and every page that a text names is there', () => {
  const {findings, pages, titles} = serverCheckTexts;
  const named = Object.values(findings).map(({page}) => page ?? 'cors');
  expect(named.filter((id) => !(id in pages))).toEqual([]);
  expect(Object.keys(pages).filter((id) => !named.includes(id))).toEqual([]);
  expect(Object.keys(titles).sort()).toEqual(checks.map(({id}) => id).sort());
});
