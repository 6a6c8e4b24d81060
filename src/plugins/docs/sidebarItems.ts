import type {Options} from '@docusaurus/plugin-content-docs';
import {locales, type Locale} from '../../config/locales';
import {sidebarPosition} from '../../lib/frontMatter';
import {bySidebarOrder, type SidebarEntry} from './sidebarOrder';

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;
type Arguments = Parameters<SidebarItemsGenerator>[0];
type Item = Awaited<ReturnType<SidebarItemsGenerator>>[number];
type Doc = Arguments['docs'][number];

/** The page that determines an item's position: itself, or the first page of a group. */
function pageOf(item: Item, docs: readonly Doc[]): Doc | undefined {
  const link = item.type === 'category' ? item.link : item;
  const id = link?.type === 'doc' ? link.id : undefined;
  return docs.find((doc) => doc.id === id);
}

function entryOf(item: Item, docs: readonly Doc[]): SidebarEntry {
  const page = pageOf(item, docs);
  const label = 'label' in item ? item.label : undefined;
  return {
    position: page?.sidebarPosition ?? sidebarPosition(undefined),
    title: label ?? page?.frontMatter.sidebar_label ?? page?.title ?? '',
  };
}

/**
 * The sidebar items of a folder: its pages and groups in the site's order, without its index page, which the group itself links to.
 *
 * @param locale language in which titles are sorted
 */
export function createSidebarItems(locale: Locale): SidebarItemsGenerator {
  const inOrder = bySidebarOrder(locales[locale].htmlLang);
  return async ({defaultSidebarItemsGenerator, ...args}) => {
    const sorted = (items: readonly Item[]): Item[] =>
      items
        .map((item) => ({
          item:
            item.type === 'category'
              ? {...item, items: sorted(item.items)}
              : item,
          entry: entryOf(item, args.docs),
        }))
        .sort((a, b) => inOrder(a.entry, b.entry))
        .map(({item}) => item);
    const items = await defaultSidebarItemsGenerator(args);
    const index = `${args.item.dirName}/index`;
    return sorted(
      items.filter((item) => item.type !== 'doc' || item.id !== index),
    );
  };
}
