import {tabAfterKey} from '../../../src/components/tabs/chosenTab';

function choose(list: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const tab of list) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(
      tab.getAttribute('aria-controls') ?? '',
    );
    panel?.toggleAttribute('data-closed', !isChosen);
  }
}

export function tabs(): void {
  for (const row of document.querySelectorAll('[role=tablist]')) {
    const list = [...row.querySelectorAll<HTMLElement>('[role=tab]')];
    for (const [index, tab] of list.entries()) {
      tab.addEventListener('click', () => {
        choose(list, tab);
      });
      tab.addEventListener('keydown', (event) => {
        const hasModifier =
          event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
        const next = list[tabAfterKey(event.key, index, list.length) ?? -1];
        if (next !== undefined && !hasModifier) {
          event.preventDefault();
          choose(list, next);
          next.focus();
        }
      });
    }
  }
}
