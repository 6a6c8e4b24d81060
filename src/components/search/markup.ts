import type {TextPart} from './hit';

/** Exactly the characters that DocSearch unescapes where it shows plain text. */
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

/** HTML with `<mark>` as the only markup. */
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

/** Parses untrusted HTML: only `<mark>` and the usual entities have a meaning, all other markup is text. */
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
