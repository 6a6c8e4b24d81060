import type {HeadingPosition} from './activeHeading';

/** Ancestors that hide their content: an unselected tab, a closed `<details>`. */
const folded = '[hidden], [data-closed], details:not([open])';

/** Where elements are now, in the order of the page; missing and hidden elements are left out. */
export function headingPositions(ids: readonly string[]): HeadingPosition[] {
  return [...new Set(ids)]
    .flatMap((id) => {
      const heading = document.getElementById(id);
      return heading && !heading.closest(folded)
        ? [{id, top: heading.getBoundingClientRect().top}]
        : [];
    })
    .sort((one, other) => one.top - other.top);
}

/** Distance from the top of the window at which a followed link puts its heading, in CSS pixels; comes from the style sheet. */
export function readingLine(): number {
  const main = document.querySelector('main') ?? document.documentElement;
  return Number.parseFloat(getComputedStyle(main).scrollMarginBlockStart) || 0;
}
