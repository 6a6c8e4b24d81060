import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {locales} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {longDate} from '../../lib/longDate';
import type {PageInfoItem} from './pageInfoItems';
import {machineTime} from './readingTime';
import styles from './PageInfo.module.css';

const labels = (): Record<PageInfoItem['name'], string> => ({
  author: translate({message: 'Author'}),
  original: translate({message: 'Origin'}),
  date: translate({message: 'Written'}),
  category: translate({message: 'Category'}),
  tag: translate({message: 'Tags'}),
  readingTime: translate({message: 'Reading time'}),
  words: translate({message: 'Length'}),
});

function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{longDate(new Date(date), useLocale())}</time>;
}

function Duration({minutes}: {minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const text =
    minutes === 0
      ? translate({message: 'Less than 1 minute'})
      : selectMessage(
          minutes,
          translate({message: '{minutes} minute|{minutes} minutes'}, {minutes}),
        );
  return <time dateTime={machineTime(minutes)}>{text}</time>;
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
      return <Duration minutes={item.minutes} />;
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
          <dt className={styles.label}>{labels()[item.name]}</dt>
          <dd className={styles.value}>
            <Value item={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
