/** Items of a list that are only there under a condition. */
export const when = <T>(condition: boolean, items: readonly T[]) =>
  condition ? items : [];
