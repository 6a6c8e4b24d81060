import {
  acceptPage,
  noticeOf,
  objection,
  translationRecord,
  translationState,
  type PageNow,
} from '../../../../src/components/translation-status/translationState';

const now: PageNow = {
  page: 'guide/index',
  sections: {
    en: {'': '00000001', a: '0000000a', b: '0000000b'},
    zh: {'': '10000001', a: '1000000a', b: '1000000b'},
  },
  drafts: [],
};

const accepted = acceptPage(now, '2026-08-05');

const changed = (locale: 'en' | 'zh', sections: Record<string, string>) => ({
  ...now,
  sections: {
    ...now.sections,
    [locale]: {...now.sections[locale], ...sections},
  },
});

const difference = (since: string) => `/changes?since=${since}`;

test('a page is current until a text changes after the review', () => {
  expect(translationState(now, accepted)).toEqual({kind: 'current'});
});

test.each([
  ['en', 'zh'],
  ['zh', 'en'],
] as const)(
  'a change in %s is told to visitors of %s, with the sections and the difference, and to no one else',
  (leading, following) => {
    const state = translationState(
      changed(leading, {b: 'ffffffff', c: 'eeeeeeee'}),
      accepted,
    );
    expect(state).toEqual({
      kind: 'drifted',
      since: '2026-08-05',
      sections: [
        {id: 'b', changedIn: [leading]},
        {id: 'c', changedIn: [leading]},
      ],
    });
    expect(noticeOf(state, following, following, difference)).toEqual({
      kind: 'drifted',
      ids: ['b', 'c'],
      difference: '/changes?since=2026-08-05',
    });
    expect(noticeOf(state, leading, leading, difference)).toBeUndefined();
  },
);

test('a section that is gone in one language has changed there', () => {
  const {en = {}} = now.sections;
  const rest = Object.fromEntries(
    Object.entries(en).filter(([id]) => id !== 'b'),
  );
  const state = translationState(
    {...now, sections: {...now.sections, en: rest}},
    accepted,
  );
  expect(state).toMatchObject({sections: [{id: 'b', changedIn: ['en']}]});
});

test('a page that was never compared waits with all its sections, and tells its visitors nothing', () => {
  const state = translationState(now, undefined);
  expect(state).toMatchObject({kind: 'drifted', since: undefined});
  expect(noticeOf(state, 'zh', 'zh', difference)).toBeUndefined();
});

const english = {...now, sections: {en: now.sections.en}} as PageNow;

test.each<[string, PageNow]>([
  ['a page in one language', english],
  ['a section in one language', changed('en', {c: '0000000c'})],
])('what is recorded of %s can be read', (_, page) => {
  const record = {[page.page]: acceptPage(page, '2026-08-05')};
  expect(translationRecord.parse(record)).toEqual(record);
});

test('nobody can have compared a page that is in one language alone, or has other headings in each', () => {
  expect(objection(now)).toBeUndefined();
  expect(objection(english, 'en')).toBeUndefined();
  expect(objection(english)).toContain('add --single en');
  expect(objection(english, 'zh')).toContain('expected it in zh alone');
  expect(objection(now, 'en')).toContain('found it in en and zh');
  expect(objection(changed('zh', {c: '0000000c'}))).toContain('#c (zh)');
  const zh = {'': '10000001', b: '1000000b', a: '1000000a'};
  expect(objection({...now, sections: {...now.sections, zh}})).toContain(
    'found #a at another place',
  );
});

test('a page in one language is missing in the other, or meant to be so', () => {
  expect(translationState(english, undefined)).toEqual({
    kind: 'missing',
    in: 'zh',
  });
  const single = acceptPage(english, '2026-08-05', 'en');
  expect(translationState(english, single)).toEqual({kind: 'single', in: 'en'});
  expect(noticeOf({kind: 'missing', in: 'zh'}, 'zh', 'en', difference)).toEqual(
    {kind: 'fallback', in: 'en'},
  );
});

test('what a machine translated says so to those who read it, also after other changes', () => {
  const state = translationState({...now, drafts: ['zh']}, accepted);
  expect(state).toEqual({kind: 'draft', in: 'zh'});
  expect(noticeOf(state, 'zh', 'zh', difference)).toEqual({kind: 'draft'});
  expect(noticeOf(state, 'en', 'en', difference)).toBeUndefined();
});
