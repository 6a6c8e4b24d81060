import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {locales} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {longDate} from '../../lib/longDate';
import type {PageInfoItem} from './pageInfoItems';
import {machineTime, type ReadingTime} from './readingTime';
import styles from './PageInfo.module.css';

function labelOf(name: PageInfoItem['name']): string {
  switch (name) {
    case 'author':
      return translate({
        id: 'site.pageInfo.author',
        message: 'Author',
        description: 'Label in the row under a page title',
      });
    case 'original':
      return translate({
        id: 'site.pageInfo.original',
        message: 'Origin',
        description: 'Label in the row under a page title',
      });
    case 'date':
      return translate({
        id: 'site.pageInfo.date',
        message: 'Written',
        description: 'Label in the row under a page title, before a date',
      });
    case 'category':
      return translate({
        id: 'site.pageInfo.category',
        message: 'Category',
        description: 'Label in the row under a page title',
      });
    case 'tag':
      return translate({
        id: 'site.pageInfo.tag',
        message: 'Tags',
        description: 'Label in the row under a page title',
      });
    case 'readingTime':
      return translate({
        id: 'site.pageInfo.readingTime',
        message: 'Reading time',
        description: 'Label in the row under a page title',
      });
    case 'words':
      return translate({
        id: 'site.pageInfo.words',
        message: 'Length',
        description: 'Label in the row under a page title',
      });
  }
}

function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{longDate(new Date(date), useLocale())}</time>;
}

function Duration({time}: {time: ReadingTime}): ReactNode {
  const {selectMessage} = usePluralForm();
  const text =
    time.kind === 'lessThanAMinute'
      ? translate({
          id: 'site.pageInfo.lessThanAMinute',
          message: 'Less than 1 minute',
          description: 'Reading time of a short page',
        })
      : selectMessage(
          time.minutes,
          translate(
            {
              id: 'site.pageInfo.minutes',
              message: '{minutes} minute|{minutes} minutes',
              description: 'Reading time of a page; plural forms',
            },
            {minutes: time.minutes},
          ),
        );
  return <time dateTime={machineTime(time)}>{text}</time>;
}

function WordCount({count}: {count: number}): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const {selectMessage} = usePluralForm();
  return selectMessage(
    count,
    translate(
      {
        id: 'site.pageInfo.wordCount',
        message: '{count} word|{count} words',
        description: 'Length of a page; plural forms',
      },
      {count: new Intl.NumberFormat(htmlLang).format(count)},
    ),
  );
}

function Value({item}: {item: PageInfoItem}): ReactNode {
  switch (item.name) {
    case 'author':
    case 'category':
    case 'tag':
      return item.values.join(
        translate({
          id: 'site.list.separator',
          message: ', ',
          description: 'Between the names of a list in one line',
        }),
      );
    case 'original':
      return translate({
        id: 'site.pageInfo.isOriginal',
        message: 'Written for this site',
        description: 'Value of “Origin” in the row under a page title',
      });
    case 'date':
      return <Day date={item.date} />;
    case 'readingTime':
      return <Duration time={item.time} />;
    case 'words':
      return <WordCount count={item.count} />;
  }
}

/** At the end of a page: who wrote it, when, what it is about, and how long it takes to read. */
export function PageInfo({items}: {items: readonly PageInfoItem[]}): ReactNode {
  return items.length === 0 ? null : (
    <dl className={styles.info} data-search="off">
      {items.map((item) => (
        <div className={styles.item} key={item.name}>
          <dt className={styles.label}>{labelOf(item.name)}</dt>
          <dd className={styles.value}>
            <Value item={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
