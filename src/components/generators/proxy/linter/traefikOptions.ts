import {parse as parseToml, TomlError} from 'smol-toml';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type Node,
} from 'yaml';
import type {BrokenFile} from './directives';

/** How an option is written, which decides how a correction has to look. */
export type OptionForm = 'label' | 'flag' | 'yaml' | 'toml';

/** An option of Traefik, wherever it is written. */
export interface TraefikOption {
  /** In lower case, as Traefik ignores case, and without `traefik.` and `--`. */
  name: string;
  /** The name as it is written. */
  written: string;
  value: string;
  line: number;
  form: OptionForm;
}

export type ParsedTraefik =
  {kind: 'read'; options: readonly TraefikOption[]} | BrokenFile;

type Make = (
  written: string,
  value: string,
  line: number,
  form: OptionForm,
) => TraefikOption;

const optionOf: Make = (written, value, line, form) => ({
  name: written.toLowerCase(),
  written,
  value,
  line,
  form,
});

/** A label or an argument, such as `traefik.enable=true` or `--api`. */
function fromText(text: string, line: number): TraefikOption[] {
  const [, dashes, label, name = '', value = 'true'] =
    /^(?:(--)|(traefik\.))?([\w.[\]@-]+)(?:=([^]*))?$/.exec(text.trim()) ?? [];
  const form = dashes === '--' ? 'flag' : label === undefined ? '' : 'label';
  return form === ''
    ? []
    : [optionOf(name, value.replaceAll('$$', '$'), line, form)];
}

interface Reader {
  lineOf: (node: unknown) => number;
  /** What an alias stands for; any other node itself. */
  resolved: (node: unknown) => unknown;
}

/** How many aliases are followed: few characters can stand for billions of nodes. */
const ALIAS_LIMIT = 200;

const scalarText = (node: unknown): string =>
  isScalar(node) ? String(node.value) : '';

/** The key that takes over the entries of other maps. */
const isMerge = (key: unknown) => scalarText(key) === '<<';

/** Labels and arguments, as a list, as a map, or in one text. */
function fromWords(written: unknown, reader: Reader): TraefikOption[] {
  const {lineOf, resolved} = reader;
  const node = resolved(written);
  if (isSeq(node)) {
    return node.items.flatMap((item) => {
      const word = resolved(item);
      return isScalar(word)
        ? fromText(scalarText(word), lineOf(word))
        : isMap(word)
          ? fromWords(word, reader)
          : [];
    });
  }
  if (isMap(node)) {
    return node.items.flatMap(({key, value}) =>
      isMerge(key)
        ? fromWords(value, reader)
        : fromText(
            `${scalarText(key)}=${scalarText(resolved(value))}`,
            lineOf(key),
          ),
    );
  }
  return scalarText(node)
    .split(/\s+/)
    .flatMap((word) => fromText(word, lineOf(node)));
}

function fromTree(
  written: unknown,
  path: readonly string[],
  line: number,
  reader: Reader,
): TraefikOption[] {
  const node = reader.resolved(written);
  if (isMap(node)) {
    return node.items.flatMap(({key, value: writtenValue}) => {
      const value = reader.resolved(writtenValue);
      if (isMerge(key)) {
        return fromTree(value, path, line, reader);
      }
      const inner = [...path, scalarText(key)];
      const own = reader.lineOf(key);
      return [
        ...(isMap(value) ? [optionOf(inner.join('.'), '', own, 'yaml')] : []),
        ...fromTree(value, inner, own, reader),
      ];
    });
  }
  if (isSeq(node)) {
    return node.items.flatMap((item) =>
      fromTree(item, path, reader.lineOf(item), reader),
    );
  }
  return [optionOf(path.join('.'), scalarText(node), line, 'yaml')];
}

/** The parts of a Compose file in which Traefik's options are. */
function fromCompose(services: unknown, reader: Reader): TraefikOption[] {
  return (isMap(services) ? services.items : []).flatMap(({value}) =>
    [['command'], ['labels'], ['deploy', 'labels']].flatMap((place) =>
      fromWords(
        place.reduce<unknown>(
          (node, key) => entryOf(node, key, reader),
          reader.resolved(value),
        ),
        reader,
      ),
    ),
  );
}

/** An entry of a map, its own or one that it takes over. */
function entryOf(written: unknown, key: string, reader: Reader): unknown {
  const node = reader.resolved(written);
  if (isSeq(node)) {
    return node.items
      .map((item) => entryOf(item, key, reader))
      .find((entry) => entry !== undefined);
  }
  if (!isMap(node)) {
    return undefined;
  }
  const own: unknown = node.get(key, true);
  return (
    own ??
    (node.has('<<') ? entryOf(node.get('<<', true), key, reader) : undefined)
  );
}

function fromDocument(
  document: Document.Parsed,
  lineCounter: LineCounter,
): TraefikOption[] {
  let followed = 0;
  const reader: Reader = {
    lineOf: (node) =>
      lineCounter.linePos((node as Node | null)?.range?.[0] ?? 0).line,
    resolved: (node) => {
      if (!isAlias(node)) {
        return node;
      }
      followed += 1;
      return followed > ALIAS_LIMIT ? undefined : node.resolve(document);
    },
  };
  const root: unknown = document.contents;
  const services = isMap(root) ? root.get('services', true) : undefined;
  return isSeq(root)
    ? fromWords(root, reader)
    : services === undefined
      ? fromTree(root, [], 1, reader)
      : fromCompose(services, reader);
}

function parseYaml(text: string): ParsedTraefik {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, {
    lineCounter,
    prettyErrors: false,
  });
  const [error] = documents.flatMap(({errors}) => errors);
  if (error !== undefined) {
    return {
      kind: 'broken',
      line: lineCounter.linePos(error.pos[0]).line,
      reason: 'syntax',
    };
  }
  return {
    kind: 'read',
    options: documents.flatMap((document) =>
      fromDocument(document, lineCounter),
    ),
  };
}

const tomlHeader = /^\s*\[+([^\]]+)\]+/;
const tomlKey = /^\s*((?:[\w-]+|"[^"]*")(?:\s*\.\s*(?:[\w-]+|"[^"]*"))*)\s*=/;

const plainName = (name: string) => name.replace(/["\s]/g, '');

/** The line that each name is in; the parser of TOML gives no lines. */
function tomlLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let table = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [, header] = tomlHeader.exec(line) ?? [];
    const [, key] = tomlKey.exec(line) ?? [];
    if (header !== undefined) {
      table = `${plainName(header)}.`;
      lines.set(table.slice(0, -1), index + 1);
    } else if (key !== undefined) {
      lines.set(`${table}${plainName(key)}`, index + 1);
    }
  }
  return lines;
}

function flattened(
  value: unknown,
  path: readonly string[],
): {path: readonly string[]; value: string}[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => flattened(item, path));
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return [
      ...(path.length === 0 ? [] : [{path, value: ''}]),
      ...Object.entries(value).flatMap(([key, inner]) =>
        flattened(inner, [...path, key]),
      ),
    ];
  }
  return [{path, value: String(value)}];
}

function parseTomlText(text: string): ParsedTraefik {
  try {
    const lines = tomlLines(text);
    const lineOf = (path: readonly string[]): number =>
      path.length === 0
        ? 1
        : (lines.get(path.join('.')) ?? lineOf(path.slice(0, -1)));
    return {
      kind: 'read',
      options: flattened(parseToml(text), []).map(({path, value}) =>
        optionOf(path.join('.'), value, lineOf(path), 'toml'),
      ),
    };
  } catch (error) {
    if (error instanceof TomlError) {
      return {kind: 'broken', line: error.line, reason: 'syntax'};
    }
    throw error;
  }
}

const isToml = (text: string) =>
  tomlHeader.test(text.replace(/^\s*(?:#.*\n\s*)*/, '')) ||
  /^[ \t]*\[[\w."-]+\][ \t]*$/m.test(text);

/** Traefik's options in a file of its own (YAML or TOML), in a Compose file, or in a list of labels or arguments. */
export function parseTraefik(text: string): ParsedTraefik {
  return isToml(text) ? parseTomlText(text) : parseYaml(text);
}
