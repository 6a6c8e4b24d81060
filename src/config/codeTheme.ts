import type {PrismTheme} from 'prism-react-renderer';

/** Colours of code, from the tokens: one theme that follows the colour mode. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--site-text)', backgroundColor: 'var(--site-sunken)'},
  styles: [
    {types: ['comment', 'prolog'], style: {color: 'var(--site-code-comment)'}},
    {
      types: ['string', 'attr-value', 'inserted', 'char'],
      style: {color: 'var(--site-code-string)'},
    },
    {
      types: [
        'keyword',
        'boolean',
        'number',
        'important',
        'variable',
        'deleted',
      ],
      style: {color: 'var(--site-code-value)'},
    },
    {
      types: [
        'property',
        'key',
        'tag',
        'attr-name',
        'function',
        'selector',
        'section',
        'directive',
      ],
      style: {color: 'var(--site-code-name)'},
    },
  ],
};
