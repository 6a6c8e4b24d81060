import type {ComponentType} from 'react';
import type {RegisteredBlockName} from '../../lib/factBlocks';
import {Contributors, Libraries, ReleaseSpan} from './Credits';
import {DownloadFlow} from './DownloadFlow';
import {DriverCatalogue} from './DriverCatalogue';
import {DriverDoors} from './DriverDoors';
import {DriverFacts} from './DriverFacts';
import {LatestReleases} from './LatestReleases';
import {CommandTable} from './tables/CommandTable';
import {ConfigKeyTable} from './tables/ConfigKeyTable';
import {
  AssetTable,
  DockerTagTable,
  DockerVariableTable,
  DockerVariantTable,
} from './tables/InstallTables';
import {OptionTable} from './tables/OptionTable';
import {SettingsTable} from './tables/SettingsTable';

/** The blocks of facts an author can write; each is given its facts when the site is built. */
export const factComponents = {
  DriverFacts,
  DownloadFlow,
  DriverOptions: OptionTable,
  DriverCatalogue,
  DriverDoors,
  StorageOptions: OptionTable,
  ConfigKeys: ConfigKeyTable,
  Settings: SettingsTable,
  Commands: CommandTable,
  ReleaseAssets: AssetTable,
  DockerTags: DockerTagTable,
  DockerVariants: DockerVariantTable,
  DockerVariables: DockerVariableTable,
  ReleaseSpan,
  Contributors,
  Libraries,
  LatestReleases,
} satisfies Record<RegisteredBlockName, ComponentType<never>>;
