import type {Locale} from '../config/locales';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A day (UTC) as `Intl.DateTimeFormat` writes it in its long style. Each page has one, and the first use of `Intl` takes a browser 10 ms,
 * four times that on a slow phone, during hydration.
 */
export function longDate(date: Date, locale: Locale): string {
  const [year, month, day] = [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
  ];
  switch (locale) {
    case 'en':
      return `${months[month] ?? ''} ${day}, ${year}`;
    case 'zh':
      return `${year}年${month + 1}月${day}日`;
  }
}
