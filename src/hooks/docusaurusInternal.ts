/** The only place that reaches into the theme's internals, so that an upgrade is checked in one file. */
export {
  isSamePath,
  useFilteredAndTreeifiedTOC,
  useHistorySelector,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
