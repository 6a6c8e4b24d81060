import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes, rootLocale} from '../../config/locales';
import {site} from '../../config/site';
import {addressOf} from '../../lib/address';
import {describeApi} from '../../components/api-reference/openapi/description';
import {knownFacts} from '../../markdown/facts/readFacts';

/** Writes the description of the HTTP API, openapi.json, into the folder of each language. */
export default function openapiPlugin({siteDir, i18n}: LoadContext): Plugin {
  const locale =
    localeCodes.find((code) => code === i18n.currentLocale) ?? rootLocale;
  return {
    name: 'openapi',
    async postBuild({outDir, siteConfig}) {
      const description = describeApi(knownFacts(siteDir), locale, {
        version: site.productVersion,
        home: `${siteConfig.url}${addressOf('/guide/api/', locale)}`,
      });
      await writeFile(
        path.join(outDir, 'openapi.json'),
        `${JSON.stringify(description, null, 2)}\n`,
      );
    },
  };
}
