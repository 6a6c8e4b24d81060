import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {unmatchedPatches, type Patch} from './patches';

type Compiler = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compiler']
>;

/** A bundler plugin that fails the build when a patch matched nothing. */
export function patchCheck(build: Patch['build']): {
  apply: (compiler: Compiler) => void;
} {
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('patch-check', (compilation) => {
        const modules = [...compilation.modules].flatMap((module) =>
          'resource' in module ? [String(module.resource)] : [],
        );
        const built = [...modules, ...Object.keys(compilation.assets)];
        unmatchedPatches(build, built).forEach((problem) => {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        });
      });
    },
  };
}
