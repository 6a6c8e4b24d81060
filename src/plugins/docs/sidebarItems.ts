import type {Options} from '@docusaurus/plugin-content-docs';

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;

/** The pages of a folder in their order, without its index page: the group's own link leads there. */
export const generateSidebarItems: SidebarItemsGenerator = async ({
  defaultSidebarItemsGenerator,
  ...args
}) => {
  const items = await defaultSidebarItemsGenerator(args);
  const index = `${args.item.dirName}/index`;
  return items.filter((item) => item.type !== 'doc' || item.id !== index);
};
