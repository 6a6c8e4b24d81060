/**
 * Colours of code: the class that each kind of token of Prism is given; its colour is in `src/components/code-block/`. A kind that is
 * not named has the colour of the text.
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
