type Click = Pick<
  MouseEvent,
  'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/** Whether a click opens a link in the same tab. */
export const isPlainClick = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
