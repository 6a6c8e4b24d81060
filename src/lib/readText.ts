import {LineCounter, parseDocument, type SchemaOptions} from 'yaml';
import type * as z from 'zod';
import {parseOrThrow} from './describeIssues';
import {createLineOf, type LineOf} from './lineOf';

/** The line of a syntax error in JSON; the last one where the text just ends. */
function lineOfSyntaxError(text: string, reason: string): number {
  const [, position] = /at position (\d+)/.exec(reason) ?? [];
  return text.slice(0, Number(position ?? text.length)).split('\n').length;
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = lineOfSyntaxError(text, reason);
    throw new Error(`${where}:${String(line)}: found ${reason}`, {
      cause: error,
    });
  }
}

/** Reads and validates a JSON file. Its errors name file, line, field, what was found and what to write instead. */
export function readJson<T>(
  schema: z.ZodType<T>,
  text: string,
  where: string,
): T {
  const value = parseJson(text, where);
  return parseOrThrow(schema, value, where, createLineOf(text));
}

/** How Docusaurus reads front matter: a value such as 2026-11-27 without quotation marks is a date. */
export const frontMatterYaml: SchemaOptions = {customTags: ['timestamp']};

const fence = /^---\r?\n([\s\S]*?)^---\s*$/m;

/** Checks the syntax of a page's front matter, and finds the lines of its fields. Its errors name file, line and reason. */
export function readFrontMatterLines(source: string, where: string): LineOf {
  const [, text] = source.startsWith('---') ? (fence.exec(source) ?? []) : [];
  if (text === undefined) {
    throw new Error(
      `${where}:1: found no front matter, expected the page to begin with the lines ---, title: …, description: … and ---`,
    );
  }
  const lineCounter = new LineCounter();
  // YAML counts lines from the one after the opening `---`.
  const options = {lineCounter, prettyErrors: false};
  const [error] = parseDocument(text, options).errors;
  if (error !== undefined) {
    const line = 1 + lineCounter.linePos(error.pos[0]).line;
    const [, name] = /^(\w+)：/.exec(text.split('\n')[line - 2] ?? '') ?? [];
    const fix =
      name === undefined
        ? 'indent with spaces, and put a value with a colon, a bracket or a quotation mark in quotation marks'
        : `write "${name}: " with the colon of a Latin keyboard and a space`;
    throw new Error(`${where}:${String(line)}: ${error.message}; fix: ${fix}.`);
  }
  return createLineOf(text, 1);
}
