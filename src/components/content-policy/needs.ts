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

/** Sources by directive. */
export type Sources = Partial<Record<OpenDirective, readonly string[]>>;

/** Everything that several places ask for, each source once, in a stable order. */
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

/** Name of the attribute in which a part of a page says what it needs, in the form of a policy. */
export const NEEDS_ATTRIBUTE = 'data-policy';

/** The attribute of a part of a page that needs something; no attribute where it needs nothing. */
export function needsAttribute(needs: Sources): {[NEEDS_ATTRIBUTE]?: string} {
  const parts = Object.entries(needs).map(
    ([directive, sources]) => `${directive} ${sources.join(' ')}`,
  );
  return parts.length === 0 ? {} : {[NEEDS_ATTRIBUTE]: parts.join('; ')};
}

const isOpenDirective = (name: string): name is OpenDirective =>
  openDirectives.some((directive) => directive === name);

/** A hash of a script, or an origin: nothing that opens a whole directive. */
const source = /^(?:'sha256-[A-Za-z0-9+/]{43}='|https:\/\/[a-z0-9.-]+)$/;

/**
 * Reads what a part of a page says that it needs.
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
