import type {TextPart} from './hit';

/** Exactly the characters that DocSearch turns back where it shows text as text. */
const entities = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
} as const;

const characters = new Map<string, string>(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

/** Text that stays text where it is read as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => entities[character as keyof typeof entities],
  );
}

function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:amp|lt|gt|quot|#0?39);/g,
    (entity) => characters.get(entity.replace('#39', '#039')) ?? entity,
  );
}

/** HTML in which only the marks are markup. */
export function toMarkup(parts: readonly TextPart[]): string {
  return parts
    .map(({text, isMarked}) =>
      isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
    )
    .join('');
}

export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({text}) => text).join('');
}

/** Reads HTML of somebody else: only marks and the usual entities mean something, all other markup is text. */
export function fromMarkup(html: string): TextPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const marked = /^<mark>(.*)<\/mark>$/s.exec(piece)?.[1];
      return {
        text: unescapeHtml(marked ?? piece),
        isMarked: marked !== undefined,
      };
    });
}
