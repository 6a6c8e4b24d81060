/** Checks a rule on every item in one test, and lists those that break it with what is wrong. */
export function expectOfEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item) => void,
): void {
  expect(items.length).toBeGreaterThan(1);
  const offenders = items.flatMap((item) => {
    try {
      check(item);
      return [];
    } catch (error) {
      const {message} = error as Error;
      return [`${nameOf(item)}: ${message.replace(/\s+/g, ' ')}`];
    }
  });
  expect(offenders).toEqual([]);
}
