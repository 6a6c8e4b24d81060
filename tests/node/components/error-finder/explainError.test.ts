import {createErrorExplainer} from '../../../../src/components/error-finder/explainError';
import type {PageMessages} from '../../../../src/components/error-finder/pageMessages';
import {someFacts} from '../../../support/facts';

const {errorSignatures} = someFacts();

const pages: PageMessages = {
  pages: [['/zh/guide/drivers/quark.html', '夸克网盘']],
  messages: [['no link found', [[0, 'message-no-link-found', '没有转码']]]],
};

const explained = createErrorExplainer('zh', errorSignatures, pages);

test('a program gets the page, the heading, the cause and the remedy, in its language', () => {
  expect(explained('write /tmp/a: disk quota exceeded')).toEqual({
    kind: 'exact',
    errors: [
      {
        messages: expect.arrayContaining(['disk quota exceeded']) as string[],
        isCertain: true,
        places: [
          {
            page: '/zh/faq/howto.html',
            anchor: 'memory',
            title: '内存和磁盘',
            cause: '磁盘或这个用户的配额满了',
            fix: '清理，或者换 `temp_dir`',
          },
        ],
      },
    ],
  });
});

test('the row of another page is a place, too', () => {
  const {errors} = explained('failed link: no link found');
  expect(errors[0]?.places.at(-1)).toEqual({
    page: '/zh/guide/drivers/quark.html',
    anchor: 'message-no-link-found',
    title: '夸克网盘',
    cause: '没有转码',
  });
});

test('a text without a known message is unknown', () => {
  expect(explained('error: 12')).toEqual({kind: 'unknown', errors: []});
});
