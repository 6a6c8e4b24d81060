import {readFileSync} from 'node:fs';
import path from 'node:path';
import {glossaryRecords, type GlossaryTerm} from '../../data/glossary/schema';
import {readJson} from '../../lib/readText';
import type {VersionName} from '../../lib/version';
import {factsFolder} from '../facts/readFacts';
import {stampOf, whileUnchanged} from '../facts/whileUnchanged';

function glossaryFile(version?: VersionName): string {
  return `${factsFolder(version)}/glossary/records.json`;
}

/**
 * The terms of the product, as these pages use them.
 *
 * @throws Error naming the field, what was found and what to write instead
 */
export function readGlossary(
  siteDir: string,
  version?: VersionName,
): GlossaryTerm[] {
  const file = glossaryFile(version);
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return readJson(glossaryRecords, text, file);
}

/** Reads the terms of a version once, and again after a change. */
export const glossaryOf = whileUnchanged(
  (siteDir: string, version?: VersionName) =>
    stampOf(path.join(siteDir, glossaryFile(version))),
  readGlossary,
);
