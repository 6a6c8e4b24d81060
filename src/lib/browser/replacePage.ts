/** Loads an address of another app, replacing the current history entry. */
export function replacePage(address: string): void {
  window.location.replace(address);
}

/** Goes to another site; the browser's back button returns here. */
export function assignLocation(address: string): void {
  window.location.assign(address);
}
