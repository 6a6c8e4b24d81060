import * as z from 'zod';
import type {ConfigRecords} from '../../data/config/schema';
import {block, noAttributes, pick} from './block';
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
  ConfigKeys: block({
    attributes: z.strictObject({under: z.string().optional()}),
    module: '@site/src/components/product-tables/ConfigKeys',
    props: ({config}, {under}) => ({keys: keysUnder(config, under)}),
  }),
  Settings: block({
    attributes: z.strictObject({group: z.string().min(1)}),
    module: '@site/src/components/product-tables/Settings',
    props: ({settings}, {group}) => {
      pick(settings.groups, ({name}) => name, group);
      return {
        settings: settings.settings.filter((entry) => entry.group === group),
      };
    },
  }),
  Commands: block({
    attributes: z.strictObject({only: z.string().optional()}),
    module: '@site/src/components/product-tables/Commands',
    props: ({cli}, {only}) => {
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
  }),
  ReleaseAssets: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/InstallTables',
    props: ({install}) => ({assets: install.release.assets}),
  }),
  DockerTags: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/InstallTables',
    props: ({install: {docker}}) => ({
      tags: docker.tags,
      platforms: docker.platforms,
    }),
  }),
  DockerVariants: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/InstallTables',
    props: ({install}) => ({variants: install.docker.variants}),
  }),
  DockerVariables: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/InstallTables',
    props: ({install}) => ({env: install.docker.env}),
  }),
  PreviewPlaceholders: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/SettingExtras',
    props: ({settings}) => ({placeholders: settings.placeholders}),
  }),
  FtpPassivePorts: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/SettingExtras',
    props: ({settings}) => ({ports: settings.ftpPassivePorts}),
  }),
  OfflineTools: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/SettingExtras',
    props: (facts) => ({tools: offlineTools(facts)}),
  }),
  Permissions: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/PermissionTables',
    props: ({permissions}) => ({bits: permissions.bits}),
  }),
  BuiltinRoles: block({
    attributes: noAttributes,
    module: '@site/src/components/product-tables/PermissionTables',
    props: ({permissions}) => ({roles: permissions.builtinRoles}),
  }),
};
