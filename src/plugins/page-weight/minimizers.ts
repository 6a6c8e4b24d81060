import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type Minimizers = NonNullable<
  NonNullable<Configuration['optimization']>['minimizer']
>;

/** Makes scripts small, as the bundler of Docusaurus has it. */
type Minimizer = new (options: object) => Exclude<Minimizers[0], string>;

/**
 * How scripts are made small: in the language of the browsers that they are for, and in UTF-8. By Docusaurus' settings each Chinese character
 * is six others, a twentieth more when compressed.
 */
const minimizerOptions = {
  ecma: 2020,
  module: true,
  mangle: true,
  compress: {ecma: 2020, passes: 2},
  format: {ecma: 2020, comments: false, ascii_only: false},
};

/** The minimizers of the bundler, with the one of scripts in other settings. */
export function minimizers(
  {optimization}: Configuration,
  bundler: object,
): Minimizers {
  const {SwcJsMinimizerRspackPlugin: Own} = bundler as {
    SwcJsMinimizerRspackPlugin: Minimizer;
  };
  return (optimization?.minimizer ?? []).map((other) =>
    other instanceof Own ? new Own({minimizerOptions}) : other,
  );
}
