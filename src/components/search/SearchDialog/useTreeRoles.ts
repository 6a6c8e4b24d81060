import {useLayoutEffect, type RefObject} from 'react';

/**
 * What DocSearch 5.1.0 tells assistive technology is wrong in three ways: the whole window is a button that holds other controls, each
 * answer is an option that holds links and buttons, and the field is no combobox. These roles say what is there: a group, trees (the only
 * lists of a combobox whose items may hold controls, and that may be `<ul>`), and a combobox that opens them. They stay, since only what
 * changes is written.
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
  // The trees of an earlier answer may still be drawn when DocSearch no longer names them.
  const controlled = field.getAttribute('aria-controls') ?? '';
  if (controlled === '') {
    field.removeAttribute('aria-controls');
  }
  field.setAttribute(
    'aria-expanded',
    String(controlled !== '' && dialog.querySelector('[role="tree"]') !== null),
  );
}

/** Keeps the roles in the dialog right while DocSearch changes what it shows. */
export function useTreeRoles(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const field = dialog?.querySelector('input');
    if (!dialog || !field) {
      return undefined;
    }
    const update = () => {
      correct(dialog, field);
    };
    const observer = new MutationObserver(update);
    update();
    observer.observe(dialog, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-controls'],
    });
    return () => {
      observer.disconnect();
    };
  }, [ref]);
}
