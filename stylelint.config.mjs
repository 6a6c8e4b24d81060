import packageJson from './package.json' with {type: 'json'};

const colorFunctions = [
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

/** Features that some browsers of `browserslist` in package.json lack, and what happens there. */
const unsupportedFeatures = {
  'css-media-range-syntax': 'the build writes min-width and max-width',
  'css-media-scripting': 'what needs a script stays visible without one',
  'css-has':
    'Firefox 115 to 120: details of the layout; the navbar does not hide, an empty cell keeps its space',
  'css-container-queries':
    'Safari 15.6: tables in narrow columns scroll sideways instead of becoming blocks',
  'css-subgrid': 'rows of facts are not aligned with each other',
  'css-content-visibility': 'everything is laid out at once',
  'css-overscroll-behavior': 'the page scrolls on behind a list at its end',
  'css-paged-media': 'the printed margins are those of the browser',
  'css-scrollbar': 'scrollbars have the colours of the system',
  'css-resize': 'a text field keeps its size',
  'css3-cursors-newer': 'the usual cursor',
  'text-size-adjust': 'the browser does not enlarge text there',
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        // By default the list for development is read.
        browsers: packageJson.browserslist.production,
        ignore: Object.keys(unsupportedFeatures),
        ignorePartialSupport: true,
      },
    ],
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
      colorFunctions,
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
