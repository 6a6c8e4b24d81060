import {parse as parseToml, TomlError} from 'smol-toml';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
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
}

const scalarText = (node: unknown): string =>
  isScalar(node) ? String(node.value) : '';

/** Labels and arguments, as a list, as a map, or in one text. */
function fromWords(node: unknown, {lineOf}: Reader): TraefikOption[] {
  if (isSeq(node)) {
    return node.items.flatMap((item) =>
      fromText(scalarText(item), lineOf(item)),
    );
  }
  if (isMap(node)) {
    return node.items.flatMap(({key, value}) =>
      fromText(`${scalarText(key)}=${scalarText(value)}`, lineOf(key)),
    );
  }
  return scalarText(node)
    .split(/\s+/)
    .flatMap((word) => fromText(word, lineOf(node)));
}

function fromTree(
  node: unknown,
  path: readonly string[],
  line: number,
  reader: Reader,
): TraefikOption[] {
  if (isMap(node)) {
    return node.items.flatMap(({key, value}) => {
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
    isMap(value)
      ? [['command'], ['labels'], ['deploy', 'labels']].flatMap((place) =>
          fromWords(value.getIn(place, true), reader),
        )
      : [],
  );
}

function parseYaml(text: string): ParsedTraefik {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [error] = document.errors;
  if (error !== undefined) {
    return {
      kind: 'broken',
      line: lineCounter.linePos(error.pos[0]).line,
      reason: 'syntax',
    };
  }
  const reader: Reader = {
    lineOf: (node) =>
      lineCounter.linePos((node as Node | null)?.range?.[0] ?? 0).line,
  };
  const root: unknown = document.contents;
  const services = isMap(root) ? root.get('services', true) : undefined;
  return {
    kind: 'read',
    options: isSeq(root)
      ? fromWords(root, reader)
      : services === undefined
        ? fromTree(root, [], 1, reader)
        : fromCompose(services, reader),
  };
}

const tomlHeader = /^\s*\[+\s*([^\]]+?)\s*\]+/;
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
  /^\s*\[[\w."-]+\]\s*$/m.test(text);

/** Traefik's options in a file of its own (YAML or TOML), in a Compose file, or in a list of labels or arguments. */
export function parseTraefik(text: string): ParsedTraefik {
  return isToml(text) ? parseTomlText(text) : parseYaml(text);
}
