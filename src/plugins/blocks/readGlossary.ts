import {readFileSync} from 'node:fs';
import path from 'node:path';
import {glossaryRecords, type GlossaryTerm} from '../../data/glossary/schema';
import {parseAtDoor} from '../../lib/describeIssues';
import type {VersionName} from '../../lib/version';
import {factsFolder} from '../facts/readFacts';

/**
 * The words of the product, as these pages use them.
 *
 * @throws Error naming the field, what was found and what to write instead
 */
export function readGlossary(
  siteDir: string,
  version?: VersionName,
): GlossaryTerm[] {
  const file = `${factsFolder(version)}/glossary/records.json`;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return parseAtDoor(glossaryRecords, JSON.parse(text), file);
}
