/** Whether the page that was loaded does not work yet. What is missing there, the server has written; so it has on the server itself. */
export function isFirstPageComing(): boolean {
  return (
    typeof document === 'undefined' ||
    document.documentElement.dataset.hasHydrated !== 'true'
  );
}
