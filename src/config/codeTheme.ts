/**
 * Code colours: the class of each Prism token type; the colours are in `src/components/code-block/`. A type that is not listed has the
 * colour of the text.
 */
export const tokenClasses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    codeComment: ['comment', 'prolog', 'doctype', 'coord'],
    codeString: ['string', 'attr-value', 'inserted', 'char', 'url', 'code'],
    codeValue: [
      'keyword',
      'boolean',
      'number',
      'important',
      'variable',
      'deleted',
    ],
    codeName: [
      'property',
      'key',
      'tag',
      'attr-name',
      'function',
      'selector',
      'section',
      'directive',
      'title',
    ],
  }).flatMap(([name, types]) => types.map((type) => [type, name])),
);
