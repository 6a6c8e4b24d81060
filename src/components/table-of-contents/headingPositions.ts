import type {HeadingPosition} from './activeHeading';

/** Ancestors that hide their content: an unselected tab, a closed `<details>`. */
const folded = '[hidden], [data-closed], details:not([open])';

/** Where elements are now, in the order of the page; missing and hidden elements are left out. */
export function headingPositions(ids: readonly string[]): HeadingPosition[] {
  return [...new Set(ids)]
    .flatMap((id) => {
      const heading = document.getElementById(id);
      if (!heading || heading.closest(folded)) {
        return [];
      }
      const {scrollMarginBlockStart} = getComputedStyle(heading);
      const margin = Number.parseFloat(scrollMarginBlockStart) || 0;
      return [{id, top: heading.getBoundingClientRect().top - margin}];
    })
    .sort((one, other) => one.top - other.top);
}
