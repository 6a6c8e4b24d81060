import type {Driver} from '../../data/drivers/schema';
import type {PageNameRecords} from '../../data/synonyms/schema';
import type {PagePath} from '../../lib/address';
import {pinyinOf} from '../../markdown/facts/pinyin';

/** What readers call a page besides its title: for a driver's page, its names and nicknames in both languages and in pinyin. */
export function pageNames(
  page: PagePath,
  drivers: readonly Driver[],
  records: PageNameRecords,
): string[] {
  const own = drivers.filter(
    (driver) => page === `/guide/drivers/${driver.page}`,
  );
  const ofDrivers = own.flatMap(({name, service, nicknames}) => {
    const names = [
      name,
      service.en,
      service.zh,
      ...nicknames.en,
      ...nicknames.zh,
    ];
    return [...names, ...pinyinOf(names)];
  });
  return [...new Set([...ofDrivers, ...(records[page] ?? [])])];
}

/** What readers call a section of a page besides its heading. */
export function sectionNames(
  page: PagePath,
  id: string,
  records: PageNameRecords,
): readonly string[] {
  return id === '' ? [] : (records[`${page}#${id}`] ?? []);
}
