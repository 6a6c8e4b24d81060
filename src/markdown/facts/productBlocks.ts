import * as z from 'zod';
import type {ConfigRecords} from '../../data/config/schema';
import {block, pick} from './block';
import type {Facts} from './readFacts';

function keysUnder(config: ConfigRecords, under: string | undefined) {
  if (under === undefined) {
    return config.keys;
  }
  const keys = config.keys.filter(({key}) =>
    under === '' ? !key.includes('.') : key.startsWith(`${under}.`),
  );
  if (keys.length === 0) {
    throw new Error(
      `found under="${under}", expected the beginning of a key, such as under="database"`,
    );
  }
  return keys;
}

function offlineTools({settings}: Facts) {
  return settings.offlineTools.map(({settings: keys, ...tool}) => ({
    ...tool,
    settings: keys.map((key) => {
      const {label} = pick(settings.settings, (entry) => entry.key, key);
      return {key, label};
    }),
  }));
}

export type OfflineTool = ReturnType<typeof offlineTools>[number];

export const productBlocks = {
  ConfigKeys: block(
    'product-tables/ConfigKeys',
    ({config}, {under}) => ({keys: keysUnder(config, under)}),
    z.strictObject({under: z.string().optional()}),
  ),
  Settings: block(
    'product-tables/Settings',
    ({settings}, {group}) => {
      pick(settings.groups, ({name}) => name, group);
      return {
        settings: settings.settings.filter((entry) => entry.group === group),
      };
    },
    z.strictObject({group: z.string().min(1)}),
  ),
  Commands: block(
    'product-tables/Commands',
    ({cli}, {only}) => {
      const commands = cli.commands.filter(
        ({command}) =>
          only === undefined ||
          command === only ||
          command.startsWith(`${only} `),
      );
      return commands.length > 0
        ? {commands}
        : {commands: [pick(cli.commands, ({command}) => command, only ?? '')]};
    },
    z.strictObject({only: z.string().optional()}),
  ),
  ReleaseAssets: block('product-tables/InstallTables', ({install}) => ({
    assets: install.release.assets,
  })),
  DockerTags: block('product-tables/InstallTables', ({install: {docker}}) => ({
    tags: docker.tags,
    platforms: docker.platforms,
  })),
  DockerVariants: block('product-tables/InstallTables', ({install}) => ({
    variants: install.docker.variants,
  })),
  DockerVariables: block('product-tables/InstallTables', ({install}) => ({
    env: install.docker.env,
  })),
  PreviewPlaceholders: block('product-tables/SettingExtras', ({settings}) => ({
    placeholders: settings.placeholders,
  })),
  FtpPassivePorts: block('product-tables/SettingExtras', ({settings}) => ({
    ports: settings.ftpPassivePorts,
  })),
  OfflineTools: block('product-tables/SettingExtras', (facts) => ({
    tools: offlineTools(facts),
  })),
  Permissions: block('product-tables/PermissionTables', ({permissions}) => ({
    bits: permissions.bits,
  })),
  BuiltinRoles: block('product-tables/PermissionTables', ({permissions}) => ({
    roles: permissions.builtinRoles,
  })),
};
