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
      return translate({message: 'Author'});
    case 'original':
      return translate({message: 'Origin'});
    case 'date':
      return translate({message: 'Written'});
    case 'category':
      return translate({message: 'Category'});
    case 'tag':
      return translate({message: 'Tags'});
    case 'readingTime':
      return translate({message: 'Reading time'});
    case 'words':
      return translate({message: 'Length'});
  }
}

function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{longDate(new Date(date), useLocale())}</time>;
}

function Duration({time}: {time: ReadingTime}): ReactNode {
  const {selectMessage} = usePluralForm();
  const text =
    time.kind === 'lessThanAMinute'
      ? translate({message: 'Less than 1 minute'})
      : selectMessage(
          time.minutes,
          translate(
            {message: '{minutes} minute|{minutes} minutes'},
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
      {message: '{count} word|{count} words'},
      {count: new Intl.NumberFormat(htmlLang).format(count)},
    ),
  );
}

function Value({item}: {item: PageInfoItem}): ReactNode {
  switch (item.name) {
    case 'author':
    case 'category':
    case 'tag':
      return item.values.join(translate({message: ', '}));
    case 'original':
      return translate({message: 'Written for this site'});
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
