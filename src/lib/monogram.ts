/** Two letters and a hue in degrees that represent a storage: no service's own logo is used. */
export interface Monogram {
  letters: string;
  hue: number;
}

/** The drivers of one provider, whose names begin with the same word, have one hue. */
export function monogramOf(name: string): Monogram {
  // The product writes it as one word; its two letters would read "ON".
  const spelled = name.replace('Onedrive', 'OneDrive');
  const words = spelled.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [name];
  const letters =
    words.length > 1 && !/^\d/.test(name)
      ? words
          .slice(0, 2)
          .map((word) => word[0])
          .join('')
      : name.slice(0, /^\d/.test(name) ? 3 : 2);
  const hue = Array.from(words[0]).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360,
    7,
  );
  return {letters: letters.toUpperCase(), hue};
}
