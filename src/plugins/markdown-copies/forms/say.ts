/** Says a message of the interface in a page's language, with `{names}` filled in. */
export type Say = (id: string, values?: Record<string, string>) => string;

/**
 * Makes the function that says the interface's own words in Markdown, so that no table has words of its own there.
 *
 * @param messages what the interface says in the root language, by id
 * @param translations the same ids in the page's language; what is missing stays as it is
 */
export function createSay(
  messages: Readonly<Record<string, string>>,
  translations: Readonly<Record<string, string>>,
): Say {
  return (id, values = {}) => {
    const message = translations[id] ?? messages[id];
    if (message === undefined) {
      throw new Error(
        `found the message "${id}", expected the id of one that a component of a block says`,
      );
    }
    return message.replaceAll(
      /\{(\w+)\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
  };
}
