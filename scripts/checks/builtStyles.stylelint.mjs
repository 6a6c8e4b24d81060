import project from '../../stylelint.config.mjs';

const RULE = 'plugin/no-unsupported-browser-features';
const [, options] = project.rules[RULE];

/** Features that only libraries use. In browsers without them, nothing is lost but a hint to the eye. */
const featuresOfLibraries = [
  'css-scrollbar',
  'css-touch-action',
  'css3-cursors-grab',
];

/** @type {import('stylelint').Config} */
export default {
  plugins: project.plugins,
  rules: {
    [RULE]: [
      true,
      {...options, ignore: [...options.ignore, ...featuresOfLibraries]},
    ],
  },
};
