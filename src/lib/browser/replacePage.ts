/** Leaves for an address that another app serves, in place of the page in the browser's history. */
export function replacePage(address: string): void {
  window.location.replace(address);
}

/** Leaves for another site; the browser's back button returns here. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
