import {useLayoutEffect, type RefObject} from 'react';

/**
 * The roles in DocSearch 5.1.0 are wrong: the whole dialog is a button that contains controls, each hit is an option that contains links,
 * and the field is no combobox. Corrected to a group, a combobox, and trees, the only popup of a combobox whose items may contain controls.
 */
function correct(dialog: HTMLElement, field: HTMLInputElement): void {
  const container = field.closest('.DocSearch-Container');
  container?.setAttribute('role', 'group');
  ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls'].forEach(
    (name) => container?.removeAttribute(name),
  );
  dialog.querySelectorAll('.DocSearch-Hits').forEach((group) => {
    const tree = group.querySelector('[role="listbox"]');
    const title = group.querySelector('.DocSearch-Hit-source')?.textContent;
    tree?.setAttribute('role', 'tree');
    if (title) {
      tree?.removeAttribute('aria-labelledby');
      tree?.setAttribute('aria-label', title);
    }
  });
  dialog.querySelectorAll('[role="option"]').forEach((option) => {
    option.setAttribute('role', 'treeitem');
  });
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-haspopup', 'tree');
  // The trees of an earlier result may still be rendered when DocSearch no longer refers to them.
  const controlled = field.getAttribute('aria-controls') ?? '';
  if (controlled === '') {
    field.removeAttribute('aria-controls');
  }
  field.setAttribute(
    'aria-expanded',
    String(controlled !== '' && dialog.querySelector('[role="tree"]') !== null),
  );
}

/** Corrects the roles in the dialog, also after each change by DocSearch. */
export function useTreeRoles(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const field = dialog?.querySelector('input');
    if (!dialog || !field) {
      return undefined;
    }
    const update = () => correct(dialog, field);
    const observer = new MutationObserver(update);
    update();
    observer.observe(dialog, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-controls'],
    });
    return () => observer.disconnect();
  }, [ref]);
}
