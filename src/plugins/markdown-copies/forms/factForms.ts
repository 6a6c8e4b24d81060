import {site} from '../../../config/site';
import type {FactBlockName} from '../../../markdown/facts/factBlocks';
import type {Library, TranslationRow} from '../../../markdown/facts/facts';
import {chartForm} from './chartForm';
import {
  downloadFlow,
  driverCatalogue,
  driverDoors,
  driverFacts,
} from './driverForms';
import type {FormContext} from './form';
import {dockerForm, proxyForm} from './generatorForms';
import {code, link, list, paragraph, type Block} from './nodes';
import {errorTable, glossaryList, routeIndexForm} from './pageForms';
import {
  breakingChanges,
  latestReleases,
  releaseHistory,
  releaseSpan,
} from './releaseForms';
import {
  ftpPassivePorts,
  offlineTools,
  permissionTable,
  previewPlaceholders,
  roleTable,
} from './settingForms';
import {communityTable, faultTable, storedKeys} from './siteForms';
import {
  assetTable,
  commandTable,
  configKeys,
  dockerTags,
  dockerVariables,
  dockerVariants,
  optionTable,
  settingTable,
} from './tableForms';

function contributors({names}: {names: string[]}, {say}: FormContext): Block[] {
  return names.length === 0
    ? [paragraph(say('facts.credits.noHistory'))]
    : [list(names.map((name) => [name]))];
}

function libraryList({libraries}: {libraries: Library[]}): Block[] {
  return [
    list(
      libraries.map(({name, version, licence}) => [
        link(`${site.packageRegistry}/${name}`, code(name)),
        ` ${[version, licence].filter(Boolean).join(' · ')}`,
      ]),
    ),
  ];
}

function translationStatus(
  {count, open}: {count: number; open: TranslationRow[]},
  {say, addressOf}: FormContext,
): Block[] {
  const words = {count: String(count), open: String(open.length)};
  return open.length === 0
    ? [paragraph(say('translation.allCurrent', words))]
    : [
        paragraph(say('translation.someCurrent', words)),
        list(
          open.map(({page, file, state}) => [
            link(addressOf(page), code(file)),
            ` · ${say(`translation.kind.${state.kind}`)}`,
          ]),
        ),
      ];
}

/** Each form knows what its own block carries, which `factBlocks` makes: a method's parameters may be narrower. */
interface Forms {
  form(facts: Record<string, unknown>, context: FormContext): Block[];
}

type Form = Forms['form'];

/**
 * What each block of facts is in Markdown. A block without a form here is said with a sentence and the address of its page: what needs
 * a browser, such as the steps of the token desk.
 */
const forms: Partial<Record<FactBlockName, Form>> = {
  DriverFacts: driverFacts,
  DownloadFlow: downloadFlow,
  DriverOptions: optionTable,
  DriverCatalogue: driverCatalogue,
  DriverDoors: driverDoors,
  StorageOptions: optionTable,
  ConfigKeys: configKeys,
  Settings: settingTable,
  Commands: commandTable,
  ReleaseAssets: assetTable,
  DockerTags: dockerTags,
  DockerVariants: dockerVariants,
  DockerVariables: dockerVariables,
  ReleaseSpan: releaseSpan,
  Contributors: contributors,
  Libraries: libraryList,
  LatestReleases: latestReleases,
  TranslationStatus: translationStatus,
  StoredKeys: storedKeys,
  CommunityPlaces: communityTable,
  FaultTable: faultTable,
  ReleaseHistory: releaseHistory,
  ReleaseChart: chartForm,
  BreakingChanges: breakingChanges,
  ErrorMessages: errorTable,
  Glossary: glossaryList,
  PreviewPlaceholders: previewPlaceholders,
  FtpPassivePorts: ftpPassivePorts,
  OfflineTools: offlineTools,
  Permissions: permissionTable,
  BuiltinRoles: roleTable,
  ApiIndex: routeIndexForm,
  DockerGenerator: dockerForm,
  ProxyGenerator: proxyForm,
};

/**
 * A block of facts in Markdown; nothing for one that has no form.
 *
 * @param facts what the block carries: `factBlocks` makes it for the same name
 */
export function factForm(
  name: FactBlockName,
  facts: Record<string, unknown>,
  context: FormContext,
): Block[] | undefined {
  return forms[name]?.(facts, context);
}
