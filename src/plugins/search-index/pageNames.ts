import type {Driver} from '../../data/drivers/schema';
import type {PageNameRecords} from '../../data/synonyms/schema';
import type {PagePath} from '../../lib/address';

/** What readers call a page besides its title: for a driver's page, its names and nicknames in both languages. */
export function pageNames(
  page: PagePath,
  drivers: readonly Driver[],
  records: PageNameRecords,
): string[] {
  const own = drivers.filter(
    (driver) => page === `/guide/drivers/${driver.page}`,
  );
  const ofDrivers = own.flatMap(({name, service, nicknames}) => [
    name,
    service.en,
    service.zh,
    ...nicknames.en,
    ...nicknames.zh,
  ]);
  return [...new Set([...ofDrivers, ...(records[page] ?? [])])];
}
