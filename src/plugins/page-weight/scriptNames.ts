import type {Plugin} from '@docusaurus/types';

type Plugins = Parameters<
  NonNullable<Plugin['configureWebpack']>
>[0]['plugins'];

/** A script before it is written, as the bundler tells of it. */
export interface NamedScript {
  name?: string | null;
}

/** Where parts are loaded on demand, which would be called by the paths of their files. */
export const loadingOnDemand =
  /[\\/](?:node_modules[\\/](?:@mermaid-js|mermaid|react-player)|src[\\/]components)[\\/]/;

/** Plugins of the bundler without the one that gives every page a table of the addresses of scripts; `partAddress.ts` does without, in a build. */
export function withoutAddresses(plugins: Plugins = []): Plugins {
  return plugins.filter(
    (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
  );
}
