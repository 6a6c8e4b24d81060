/** The only place that reaches into the theme's internals, so that an upgrade is checked in one file. */
import {useColorMode} from '@docusaurus/theme-common';
import {useCallback} from 'react';

export {
  ColorModeProvider,
  isSamePath,
  PluginHtmlClassNameProvider,
  useFilteredAndTreeifiedTOC,
  useHistorySelector,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';

/** A colour mode in Docusaurus' words, which call the system `null`. */
type DocusaurusColorMode = 'light' | 'dark' | null;

/** The second argument is missing from the published type. */
type SetColorMode = (
  choice: DocusaurusColorMode,
  options: {persist: boolean},
) => void;

/** Makes Docusaurus show a colour mode without storing it under a key of its own. */
export function useSetColorMode(): (choice: DocusaurusColorMode) => void {
  const {setColorMode} = useColorMode();
  return useCallback(
    (choice) => (setColorMode as SetColorMode)(choice, {persist: false}),
    [setColorMode],
  );
}
