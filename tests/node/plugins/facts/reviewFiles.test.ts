import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  reviewFile,
  writeReviewFiles,
} from '../../../../src/plugins/facts/reviewFiles';
import {temporaryFolder} from '../../../support/temporaryFolder';

const project = temporaryFolder();
const folder = path.join(project, 'reviews');
const review = (hash: string) => ({
  on: '2026-11-22',
  sections: {'': {en: hash, zh: hash}},
});

function write(record: Record<string, object>): void {
  writeFileSync(
    path.join(project, 'i18n/translations.json'),
    JSON.stringify(record),
  );
  writeReviewFiles(project, folder);
}

const writtenAt = (page: string) =>
  statSync(reviewFile(folder, page), {
    bigint: true,
    throwIfNoEntry: false,
  })?.mtimeNs;

beforeAll(() => {
  mkdirSync(path.join(project, 'i18n'));
});

test('a review of one page leaves the files of all other pages as they are', () => {
  write({'guide/index': review('aaaaaaaa'), 'faq/error': review('bbbbbbbb')});
  const before = [writtenAt('guide/index'), writtenAt('faq/error')];
  write({'guide/index': review('cccccccc'), 'faq/error': review('bbbbbbbb')});
  expect(before).not.toContain(undefined);
  expect(writtenAt('guide/index')).not.toBe(before[0]);
  expect(writtenAt('faq/error')).toBe(before[1]);
});

test('the file of a page that was removed goes', () => {
  write({'guide/index': review('aaaaaaaa'), 'faq/error': review('bbbbbbbb')});
  write({'guide/index': review('aaaaaaaa')});
  expect(writtenAt('guide/index')).toBeDefined();
  expect(writtenAt('faq/error')).toBeUndefined();
});
