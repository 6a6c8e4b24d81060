import type {PermissionsRecords} from '../../../data/permissions/schema';
import type {SettingsRecords} from '../../../data/settings/schema';
import type {OfflineTool} from '../../../markdown/facts/productBlocks';
import type {InLocale} from '../../../lib/localize';
import {punctuationOf} from '../../../lib/punctuation';
import type {FormContext} from './form';
import {
  code,
  inLine,
  joined,
  paragraph,
  strong,
  table,
  type Block,
} from './nodes';
import {columns, named, note, since} from './tableForms';

type Settings = InLocale<SettingsRecords>;
type Rights = InLocale<PermissionsRecords>;

export function previewPlaceholders(
  {
    placeholders: {values, letters, order, examples},
  }: Pick<Settings, 'placeholders'>,
  {say}: FormContext,
): Block[] {
  const codings = letters.map((each) => ({name: each.letter, note: each.note}));
  return [
    table(
      columns(['placeholder', 'meaning'], say),
      [...values, ...codings].map((each) => [
        [code(each.name)],
        note(each.note),
      ]),
    ),
    paragraph(order),
    table(
      columns(['example', 'meaning'], say),
      examples.map((each) => [[code(each.text)], note(each.note)]),
    ),
  ];
}

export function ftpPassivePorts(
  {
    ports: {forms, separator, rule},
  }: {
    ports: Settings['ftpPassivePorts'];
  },
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['entry', 'meaning'], say),
      forms.map((each) => [[code(each.form)], note(each.note)]),
    ),
    paragraph(separator),
    paragraph(rule),
  ];
}

const kindIds = {
  'built-in': 'builtIn',
  program: 'program',
  drive: 'drive',
} as const;

export function offlineTools(
  {tools}: {tools: InLocale<OfflineTool>[]},
  {say}: FormContext,
): Block[] {
  const {item} = punctuationOf([say('facts.oneOf')]);
  return [
    table(
      columns(['tool', 'kind', 'settings', 'meaning'], say),
      tools.map((tool) => [
        inLine([[strong(tool.name)], since(tool.since, say)]),
        [say(`facts.tool.${kindIds[tool.kind]}`)],
        joined(
          tool.settings.map(({key, label}) => [`${label} `, code(key)]),
          item,
        ),
        note(tool.note),
      ]),
    ),
  ];
}

export function permissionTable(
  {bits}: Pick<Rights, 'bits'>,
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['permission', 'number', 'meaning'], say),
      bits.map(({label, key, value, ...bit}) => [
        inLine([named(label, key), since(bit.since, say)]),
        [code(String(value))],
        note(bit.note),
      ]),
    ),
  ];
}

export function roleTable(
  {roles}: {roles: Rights['roles']['builtin']},
  {say}: FormContext,
): Block[] {
  return [
    table(
      columns(['role', 'id', 'pathAndNumber', 'meaning'], say),
      roles.map(({name, id, scope, ...role}) => [
        [code(name)],
        [String(id)],
        [code(scope.path), ' ', code(String(scope.permission))],
        note(role.note),
      ]),
    ),
  ];
}
