const colourFunctions = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
];

/** Sides of the page that swap in a right-to-left language; each has a logical counterpart. */
const physicalSides = [
  'left',
  'right',
  '/^(?:margin|padding|border)-(?:left|right)/',
  '/^(?:scroll-margin|scroll-padding)-(?:left|right)$/',
  '/^border-(?:top|bottom)-(?:left|right)-radius$/',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': [
      'never',
      {message: 'Use a token of src/css/tokens.css instead of a colour name'},
    ],
    'color-no-hex': [
      true,
      {message: 'Use a token of src/css/tokens.css instead of a hex colour'},
    ],
    'custom-property-pattern': [
      '^(?:site|ifm|docusaurus|pswp)-[a-z0-9-]+$',
      {
        message: (name) =>
          `Expected "${name}" to be a token of ours (--site-*), Infima's (--ifm-*), Docusaurus' (--docusaurus-*) or PhotoSwipe's (--pswp-*)`,
      },
    ],
    'declaration-property-value-disallowed-list': {
      '/^(?:text-align|float|clear)$/': ['left', 'right'],
    },
    'function-disallowed-list': [
      colourFunctions,
      {
        message: (name) =>
          `Use a token of src/css/tokens.css instead of a colour made with ${name}()`,
      },
    ],
    'property-disallowed-list': [
      physicalSides,
      {
        message: (name) =>
          `Write the logical property (inline-start, inline-end) instead of "${name}"`,
      },
    ],
    // Infima's and Docusaurus' class names are theirs to choose.
    'selector-class-pattern': null,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'property-no-unknown': [true, {ignoreProperties: ['composes']}],
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          {
            message: (name) => `Expected class "${name}" to be camelCase`,
            resolveNestedSelectors: true,
          },
        ],
        'selector-pseudo-class-no-unknown': [
          true,
          {ignorePseudoClasses: ['global', 'local']},
        ],
      },
    },
    {
      files: ['src/css/tokens.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
      },
    },
  ],
};
