/** What determines the position of a page or a group among its neighbours. */
export interface SidebarEntry {
  /** Ascending: see `sidebarPosition` in `frontMatter.ts`. */
  position: number;
  title: string;
}

/**
 * Compares neighbours: by position, then by title as a language sorts, where 9 comes before 10.
 *
 * @param language such as `zh-CN`
 */
export function bySidebarOrder(
  language: string,
): (a: SidebarEntry, b: SidebarEntry) => number {
  const {compare} = new Intl.Collator(language, {numeric: true});
  return (a, b) => a.position - b.position || compare(a.title, b.title);
}
