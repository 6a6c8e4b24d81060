/** Directives that pages add sources to. */
export const openDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'form-action',
] as const;

export type OpenDirective = (typeof openDirectives)[number];

export type Sources = Partial<Record<OpenDirective, readonly string[]>>;

/** All sources, each once, in a stable order. */
export function mergeSources(all: readonly Sources[]): Sources {
  return Object.fromEntries(
    openDirectives.flatMap((directive) => {
      const sources = all.flatMap((one) => one[directive] ?? []);
      return sources.length === 0
        ? []
        : [[directive, [...new Set(sources)].sort()]];
    }),
  );
}

/** The attribute in which an element of a page lists the sources that it needs, in the syntax of a policy. */
export const NEEDS_ATTRIBUTE = 'data-policy';

/** The attribute for an element that needs sources; no attribute where it needs none. */
export function needsAttribute(needs: Sources): {[NEEDS_ATTRIBUTE]?: string} {
  const parts = Object.entries(needs).map(
    ([directive, sources]) => `${directive} ${sources.join(' ')}`,
  );
  return parts.length === 0 ? {} : {[NEEDS_ATTRIBUTE]: parts.join('; ')};
}

const isOpenDirective = (name: string): name is OpenDirective =>
  openDirectives.some((directive) => directive === name);

/** A hash of a script, or an origin: nothing that would open a whole directive. */
const source = /^(?:'sha256-[A-Za-z0-9+/]{43}='|https:\/\/[a-z0-9.-]+)$/;

/**
 * Parses the sources that an element lists.
 *
 * @throws Error for anything but hashes of scripts and https origins
 */
export function neededSources(text: string): Sources {
  return mergeSources(
    text.split(/\s*;\s*/).map((part) => {
      const [directive = '', ...sources] = part.split(/\s+/);
      const wrong = sources.find((one) => !source.test(one));
      if (!isOpenDirective(directive) || sources.length === 0) {
        throw new Error(
          `${NEEDS_ATTRIBUTE}: found "${part}", expected a directive such as frame-src and its sources`,
        );
      }
      if (wrong !== undefined) {
        throw new Error(
          `${NEEDS_ATTRIBUTE}: found the source "${wrong}", expected 'sha256-…' or an origin such as https://video.example`,
        );
      }
      return {[directive]: sources};
    }),
  );
}
