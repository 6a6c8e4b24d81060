/** The only place that uses internals of the theme, so that an upgrade is checked in one file. */
import {useColorMode} from '@docusaurus/theme-common';
import {useCallback} from 'react';

export {
  isSamePath,
  useFilteredAndTreeifiedTOC,
  useHistorySelector,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';

/** Docusaurus calls the system's mode `null`. */
type DocusaurusColorMode = 'light' | 'dark' | null;

/** The published type lacks the second argument. */
type SetColorMode = (
  choice: DocusaurusColorMode,
  options: {persist: boolean},
) => void;

/** Sets Docusaurus' colour mode without storing it under its own key. */
export function useSetColorMode(): (choice: DocusaurusColorMode) => void {
  const {setColorMode} = useColorMode();
  return useCallback(
    (choice) => (setColorMode as SetColorMode)(choice, {persist: false}),
    [setColorMode],
  );
}
