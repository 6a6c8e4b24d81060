import {readFileSync} from 'node:fs';
import path from 'node:path';
import {glossaryRecords, type GlossaryTerm} from '../../data/glossary/schema';
import {parseAtDoor} from '../../lib/describeIssues';

/**
 * The words of the product, as these pages use them.
 *
 * @throws Error naming the field, what was found and what to write instead
 */
export function readGlossary(siteDir: string): GlossaryTerm[] {
  const file = 'src/data/glossary/records.json';
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return parseAtDoor(glossaryRecords, JSON.parse(text), file);
}
