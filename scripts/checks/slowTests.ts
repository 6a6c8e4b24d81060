/** Unit tests that start programs or try very many inputs have it in their names, and the short checks leave them out. */
export const slowTests = '\\.slow\\.test\\.tsx?$';

export function isSlow(file: string): boolean {
  return new RegExp(slowTests).test(file);
}
