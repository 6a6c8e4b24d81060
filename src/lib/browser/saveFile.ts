/** Downloads a text as a file, which is made in the page and sent nowhere. */
export function saveFile(
  name: string,
  text: string,
  type = 'text/plain',
): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari still reads it after the click: https://bugs.webkit.org/show_bug.cgi?id=211234
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
