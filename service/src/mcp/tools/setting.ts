import type {Locale} from '../../../../src/config/locales';
import type {AssistantFacts} from '../../../../src/lib/assistantFacts';
import {labelsIn} from '../labels';
import {defineAskedTool, nearNames, words} from '../tool';
import {ToolProblem} from '../toolProblem';

/** A value that an administrator sets, wherever it is set. */
interface Settable {
  names: readonly string[];
  title: string;
  note: string;
  rows: readonly (readonly [name: string, value: string | undefined])[];
}

const code = (text: string) => `\`${text}\``;

function described({title, note, rows}: Settable): string {
  const facts = rows.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`- ${name}: ${value}`],
  );
  return [`# ${title}`, note, ...facts].join('\n');
}

function settables(facts: AssistantFacts, locale: Locale): Settable[] {
  const label = labelsIn(locale);
  const defaultOf = (value: unknown) =>
    value === null
      ? label('made')
      : code(typeof value === 'string' ? value : JSON.stringify(value));
  const keys = facts.config.keys.map((entry): Settable => ({
    names: [entry.key, ...(entry.env === null ? [] : [entry.env])],
    title: `${code(entry.key)} ${label('inConfig')}`,
    note: `${entry.note[locale]} ${label('restart')}`,
    rows: [
      [label('type'), entry.type],
      [label('standard'), defaultOf(entry.default)],
      [label('variable'), entry.env ?? '-'],
      [label('values'), entry.values?.map(code).join(', ')],
      [label('since'), entry.since],
    ],
  }));
  const variables = facts.config.extraEnv.map((entry): Settable => ({
    names: [entry.name],
    title: `${label('variable')} ${code(entry.name)}`,
    note: entry.note[locale],
    rows: [
      [label('readBy'), entry.scope],
      [label('standard'), entry.default],
    ],
  }));
  const settings = facts.settings.map((entry): Settable => ({
    names: [entry.key, entry.label.en, entry.label.zh],
    title: `${entry.label[locale]} (${code(entry.key)}) ${label('inSettings')}`,
    note: entry.note[locale],
    rows: [
      [label('group'), entry.group],
      [label('type'), entry.type],
      [label('standard'), defaultOf(entry.default)],
      [label('values'), entry.values?.map(code).join(', ')],
      [label('visibleTo'), entry.flag],
      [label('since'), entry.since],
    ],
  }));
  const options = facts.storageOptions.options.map((entry): Settable => ({
    names: [entry.key, entry.label.en, entry.label.zh],
    title: `${entry.label[locale]} (${code(entry.key)}) ${label('inForm')}`,
    note: entry.note?.[locale] ?? '',
    rows: [
      [label('type'), entry.type],
      [
        label('standard'),
        entry.default === '' ? undefined : code(entry.default),
      ],
      [
        label('values'),
        entry.values
          ?.map(({value, label: name}) => `${code(value)} ${name[locale]}`)
          .join(', '),
      ],
      [label('shownFor'), entry.shownWhen?.[locale]],
    ],
  }));
  return [...keys, ...variables, ...settings, ...options];
}

export const settingTool = defineAskedTool({
  name: 'setting',
  title: 'Look up a setting',
  description:
    'Explains a key of config.json (scheme.http_port), an environment variable (ALIST_ADMIN_PASSWORD), a setting of the admin panel (sign_all, site_url) or a common option of storages (webdav_policy): meaning, default, values, since which version.',
  fields: {key: words(100, 'The key, variable or label.')},
  question: 'key',
  cut: 'more',
  answer: async (docs, {key}, locale) => {
    const facts = await docs.facts();
    const all = settables(facts, locale);
    const wanted = key.toLowerCase();
    const isWanted = (name: string) =>
      name.toLowerCase() === wanted ||
      name.toLowerCase().endsWith(`.${wanted}`);
    const found = all.filter(({names}) => names.some(isWanted));
    if (found.length === 0) {
      const near = nearNames(all, ({names}) => names, key);
      throw new ToolProblem(
        `AList ${facts.version} has no such setting.${near} For an option of one driver call driver; otherwise search_docs.`,
      );
    }
    return `AList ${facts.version}\n${found.map(described).join('\n\n')}`;
  },
});
