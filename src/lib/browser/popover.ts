/** Whether a popover is open. Browsers without popovers do not know the selector, and throw on it. */
export function isPopoverOpen(element: Element | null): boolean {
  return (
    element !== null &&
    'popover' in HTMLElement.prototype &&
    element.matches(':popover-open')
  );
}

export function closePopover(element: HTMLElement | null): void {
  if (isPopoverOpen(element)) {
    element?.hidePopover();
  }
}
