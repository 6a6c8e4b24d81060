import type {LoadContext, Plugin} from '@docusaurus/types';
import {locales, rootLocale} from '../../config/locales';
import {previewPort} from '../../lib/environment';
import {previewServers} from './previewPlace';

/** Docusaurus writes it each time it reads the configuration, which pages that are compiled already do not notice. */
const written = /__mdx-loader-dependency\.json$/;

export default function previewPlugin({i18n, baseUrl}: LoadContext): Plugin {
  const port = previewPort(process.env);
  const others =
    port === undefined || i18n.currentLocale !== rootLocale
      ? []
      : previewServers(port).filter(({locale}) => locale !== rootLocale);
  return {
    name: 'preview',
    configureWebpack: (config) =>
      config.mode === 'production'
        ? {}
        : {
            watchOptions: {
              ignored: new RegExp(
                [config.watchOptions?.ignored, written]
                  .flatMap((pattern) =>
                    pattern instanceof RegExp ? [pattern.source] : [],
                  )
                  .join('|'),
              ),
            },
            devServer: {
              // Each language has its own socket, also where one server proxies the pages of all.
              webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
              proxy: others.map(({locale, port: own}) => ({
                context: [locales[locale].base],
                target: `http://localhost:${String(own)}`,
                ws: true,
              })),
            },
          },
  };
}
