import {screen} from '@testing-library/react';
import {PageInfo} from '../../../../src/components/page-info/PageInfo';
import type {PageInfoItem} from '../../../../src/components/page-info/pageInfoItems';
import {renderOnSite} from '../../../support/renderOnSite';

/** What is beside each label, in the order of the page. */
function rowOf(items: PageInfoItem[], address = '/guide/'): string[][] {
  renderOnSite(<PageInfo items={items} />, address);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen
    .getAllByRole('definition')
    .map((value) => value.textContent);
  return terms.map((term, index) => [term, values[index] ?? '']);
}

test('a visitor sees what is known of the page, each with its label and in the given order', () => {
  const row = rowOf([
    {name: 'words', count: 1234},
    {name: 'author', values: ['Ann Li', 'Bob']},
    {name: 'original'},
    {name: 'date', date: '2026-08-05'},
    {name: 'category', values: ['Storage']},
    {name: 'tag', values: ['nas', 'disk']},
  ]);
  expect(row).toEqual([
    ['Length', '1,234 words'],
    ['Author', 'Ann Li, Bob'],
    ['Origin', 'Written for this site'],
    ['Written', 'August 5, 2026'],
    ['Category', 'Storage'],
    ['Tags', 'nas, disk'],
  ]);
  expect(screen.getByText('August 5, 2026')).toHaveAttribute(
    'datetime',
    '2026-08-05',
  );
});

test('the date is written as in the language of the page', () => {
  const row = rowOf([{name: 'date', date: '2026-08-05'}], '/zh/guide/');
  expect(row).toEqual([['Written', '2026年8月5日']]);
});

test.each<[PageInfoItem & {name: 'readingTime'}, string, string]>([
  [{name: 'readingTime', minutes: 0}, 'Less than 1 minute', 'PT1M'],
  [{name: 'readingTime', minutes: 1}, '1 minute', 'PT1M'],
  [{name: 'readingTime', minutes: 12}, '12 minutes', 'PT12M'],
])('%j reads "%s" and is %s for machines', (item, words, machine) => {
  expect(rowOf([item])).toEqual([['Reading time', words]]);
  expect(screen.getByText(words)).toHaveAttribute('datetime', machine);
});

test('one word is one word', () => {
  expect(rowOf([{name: 'words', count: 1}])).toEqual([['Length', '1 word']]);
});

test('without anything to say there is no row', () => {
  const {container} = renderOnSite(<PageInfo items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
