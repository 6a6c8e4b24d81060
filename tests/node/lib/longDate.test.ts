import {localeCodes, locales} from '../../../src/config/locales';
import {longDate} from '../../../src/lib/longDate';

test.each(localeCodes)(
  'each day of three years reads in %s as browsers write it',
  (locale) => {
    const format = new Intl.DateTimeFormat(locales[locale].htmlLang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const days = Array.from(
      {length: 3 * 366},
      (_, index) => new Date(Date.UTC(2024, 0, 1 + index, 23, 59)),
    );
    expect(days.map((day) => longDate(day, locale))).toEqual(
      days.map((day) => format.format(day)),
    );
  },
);
