import {revealingScroll} from '../../../src/components/sidebar/reveal';

export function revealPage(): void {
  const sidebar = document.getElementById('site-sidebar');
  const item = sidebar?.querySelector('[aria-current=page]');
  if (sidebar && item) {
    sidebar.scrollTop += revealingScroll(
      item.getBoundingClientRect(),
      sidebar.getBoundingClientRect(),
    );
  }
}
