/** The section of a route in the Markdown copy of its page. */
export function routeSection(copy: string, path: string): string {
  const section = copy
    .split(/^(?=#{2,3} )/m)
    .find((text) => text.startsWith(`### \`${path}\`\n`));
  if (section === undefined) {
    throw new Error(`The copy of the page has no section ${path}.`);
  }
  return section.trim();
}
