import * as z from 'zod';
import {parseOrThrow} from '../../lib/describeIssues';
import {altText, readFenceMeta, words} from '../../lib/mediaAttributes';

const pixels = words(
  'width=… and height=…, as the file of the button Download SVG has them; write 600 and 400 before you have seen the drawing',
  (text) => /^[1-9]\d{1,3}$/.test(text),
).transform(Number);

const attributes = z.strictObject({
  alt: altText,
  title: z.string().min(1).optional(),
  // Its place has this size before it is drawn, so that nothing moves then.
  width: pixels,
  height: pixels,
});

/** The props of a diagram in a page. */
export type DiagramProps = z.infer<typeof attributes> & {definition: string};

/**
 * Parses a fence of the language `mermaid`.
 *
 * @throws Error that says what to write instead
 */
export function readDiagram(definition: string, meta: string): DiagramProps {
  if (definition.trim() === '') {
    throw new Error('found an empty diagram, expected a definition of mermaid');
  }
  // Settings in a definition would override the colours of the site.
  if (/^\s*%%\{\s*init/m.test(definition) || /^\s*---\n/.test(definition)) {
    throw new Error(
      'found a configuration in the diagram, expected the definition alone; fix: colours and sizes come from the site, the title is written title="…"',
    );
  }
  return {
    ...parseOrThrow(attributes, readFenceMeta(meta), '```mermaid'),
    definition,
  };
}
