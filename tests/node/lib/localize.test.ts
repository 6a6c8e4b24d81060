import {localize} from '../../../src/lib/localize';

const record = {
  name: 'Local',
  note: {en: 'A folder', zh: '一个文件夹'},
  options: [
    {key: 'root', label: {en: 'Root', zh: '根'}, values: [{en: 'a', zh: '甲'}]},
  ],
  nicknames: {en: ['disk'], zh: ['硬盘']},
  limit: null,
  isOpen: false,
  port: 5244,
};

test.each([
  ['en', 'A folder', 'Root', 'a'],
  ['zh', '一个文件夹', '根', '甲'],
] as const)(
  'a %s page shows one language, however deep the text',
  (locale, note, label, value) => {
    expect(localize(record, locale)).toEqual({
      ...record,
      note,
      options: [{key: 'root', label, values: [value]}],
    });
  },
);

test('the record can still be shown in the other language', () => {
  const before = structuredClone(record);
  localize(record, 'zh');
  expect(record).toEqual(before);
});

test.each(['text', 7, true, null, undefined])(
  '%p is shown as it is',
  (value) => {
    expect(localize(value, 'zh')).toBe(value);
  },
);
