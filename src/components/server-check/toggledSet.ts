/** A set with one entry put in or taken out: what is switched off. */
export function toggledSet<Name>(
  off: ReadonlySet<Name>,
  name: Name,
  isOn: boolean,
): ReadonlySet<Name> {
  const next = new Set(off);
  if (isOn) {
    next.delete(name);
  } else {
    next.add(name);
  }
  return next;
}
