import type {Locale} from '../../../../src/config/locales';
import type {Driver, DriverOption} from '../../../../src/data/drivers/schema';
import type {AssistantFacts} from '../../../../src/lib/assistantFacts';
import {renamesReplaced} from '../../../../src/lib/driverRules';
import {addressOf} from '../../../../src/lib/address';
import {labelsIn} from '../labels';
import {defineAskedTool, nearNames, words} from '../tool';
import {ToolProblem} from '../toolProblem';

const folded = (name: string) => name.toLowerCase().replace(/[\s_.-]+/g, '');

const namesOf = ({name, label, service, page, nicknames}: Driver) => [
  name,
  page,
  ...(label === undefined ? [] : [label.en, label.zh]),
  service.en,
  service.zh,
  ...nicknames.en,
  ...nicknames.zh,
];

/** The drivers of a name: those whose own name it is, otherwise those that are called so. */
function driversNamed(drivers: readonly Driver[], name: string): Driver[] {
  const wanted = folded(name);
  const own = drivers.filter((driver) => folded(driver.name) === wanted);
  return own.length > 0
    ? own
    : drivers.filter((driver) =>
        namesOf(driver).some((known) => folded(known) === wanted),
      );
}

function optionLine(option: DriverOption, locale: Locale): string {
  const label = labelsIn(locale);
  const facts = [
    option.type,
    option.required ? label('required') : '',
    option.default === '' ? '' : `${label('standard')} \`${option.default}\``,
    option.values === undefined
      ? ''
      : `${label('values')} ${option.values.map(({value}) => `\`${value}\``).join(', ')}`,
    option.since === undefined ? '' : `${label('since')} ${option.since}`,
  ].filter((fact) => fact !== '');
  const note = option.note === undefined ? '' : `: ${option.note[locale]}`;
  return `- \`${option.key}\` (${option.label[locale]}; ${facts.join('; ')})${note}`;
}

function limitsOf(driver: Driver, locale: Locale): string[] {
  const label = labelsIn(locale);
  const {flags} = driver;
  return [
    ...driver.rateLimits.map((limit) => limit[locale]),
    ...(driver.operationNote === undefined
      ? []
      : [driver.operationNote[locale]]),
    ...(driver.alert === undefined ? [] : [driver.alert.note[locale]]),
    ...(flags.noUpload ? [label('noUpload')] : []),
    ...(driver.fileRenameFails === true ? [label('renameFails')] : []),
    ...(driver.forcesProxy ? [label('alwaysProxied')] : []),
    ...(renamesReplaced(driver) ? [label('renamesOld')] : []),
  ];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? []
    : ['', `## ${title}`, ...lines.map((line) => `- ${line}`)];

function described(
  driver: Driver,
  {dangers, site}: AssistantFacts,
  locale: Locale,
): string {
  const {root} = driver;
  const label = labelsIn(locale);
  const own = dangers.filter(({pages}) =>
    pages.includes(`guide/drivers/${driver.page}`),
  );
  return [
    `# ${driver.name} (${driver.service[locale]})`,
    `${site}${addressOf(`/guide/drivers/${driver.page}`, locale)}`,
    '',
    `- ${label('signIn')}: ${driver.auth.join(', ')}`,
    `- ${label('operations')}: ${driver.operations.join(', ')}`,
    `- ${label('downloads')}: ${driver.download}`,
    `- ${label('root')}: ${root.kind === 'none' ? '-' : `${root.kind}, ${label('standard')} \`${root.default}\``}`,
    `- ${label('since')}: ${driver.since}`,
    ...(driver.apiHosts.length === 0
      ? []
      : [`- ${label('hosts')}: ${driver.apiHosts.join(', ')}`]),
    ...section(
      label('dangers'),
      own.map(({title, text}) => `${title[locale]}: ${text[locale]}`),
    ),
    ...section(label('limits'), limitsOf(driver, locale)),
    '',
    `## ${label('options')}`,
    ...driver.options.map((option) => optionLine(option, locale)),
  ].join('\n');
}

export const driverTool = defineAskedTool({
  name: 'driver',
  title: 'Look up a storage driver',
  description:
    'Returns the facts of an AList storage driver: options with their keys and defaults, sign-in, operations, limits and dangers. Call it for questions such as "what do I fill in for OneDrive" or "can the 115 driver upload". read_page has the steps.',
  fields: {
    name: words(
      100,
      'Name of the driver or of the service, such as "S3", "Aliyundrive Open" or "夸克".',
    ),
  },
  question: 'name',
  cut: 'more',
  answer: async (docs, {name}, locale) => {
    const facts = await docs.facts();
    const {drivers, version} = facts;
    const found = driversNamed(drivers, name);
    const [only] = found;
    if (only === undefined) {
      throw new ToolProblem(
        `AList ${version} has no driver of this name.${nearNames(drivers, namesOf, name)} search_docs finds pages about other products.`,
      );
    }
    if (found.length > 1) {
      throw new ToolProblem(
        `Several drivers are called so. Call driver with one of: ${found.map((driver) => driver.name).join(', ')}.`,
      );
    }
    return `AList ${version}\n${described(only, facts, locale)}`;
  },
});
