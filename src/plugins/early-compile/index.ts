import type {Plugin} from '@docusaurus/types';

/** The scripts of every page, nearly all of whose functions run while it comes to life; not those of a text, which is made part by part. */
const scripts = /(?:^|\/)(?:main|framing|common)\.[^/]+\.js$/;

/** What V8 looks for in the first line of a script. Other browsers take it for the comment that it is. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Lets a browser compile the functions of a page's scripts while these arrive, beside everything else. By itself it compiles each function at
 * its first call, when the reader waits for the page.
 */
export default function earlyCompilePlugin(): Plugin {
  return {
    name: 'early-compile',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {BannerPlugin, Compilation} = currentBundler.instance;
      const hint = new BannerPlugin({
        banner: HINT,
        raw: true,
        test: scripts,
        // When scripts are as small as they get, and before their names are made of what is in them.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      });
      return {plugins: isServer ? [] : [hint]};
    },
  };
}
