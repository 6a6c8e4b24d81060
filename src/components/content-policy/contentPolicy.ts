import {isServerCheck, isToolPage, isTryItPage} from '../../lib/toolPage';
import type {OpenDirective, Sources} from './needs';

/**
 * Pages that share a policy. A browser applies the policy of the document that it loaded during client-side navigation, so going to another
 * group needs a full load.
 */
export type PolicyGroup =
  | 'reading'
  /** Where credentials of providers are entered and received. */
  | 'tools'
  /** Where the reader's own server is checked, and routes of the HTTP API are tried on it. */
  | 'api';

/** The group of a page, by its canonical address. */
export function policyGroup(pathname: string): PolicyGroup {
  if (isServerCheck(pathname) || isTryItPage(pathname)) {
    return 'api';
  }
  return isToolPage(pathname) ? 'tools' : 'reading';
}

/** What each directive allows before anything is added. */
type Policy = Record<string, readonly string[]>;

const none = ["'none'"];
const own = ["'self'"];

/** What every page needs: files of the site itself, and `data:` images in style sheets and scripts. */
const common = {
  'default-src': own,
  'script-src': own,
  /*
   * The server-rendered HTML has `style` attributes (image sizes, columns), which no policy can list by hash without `unsafe-hashes`; a
   * style cannot run anything.
   */
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': own,
  'media-src': own,
  'connect-src': own,
  'frame-src': none,
  'worker-src': own,
  'form-action': own,
  'object-src': none,
  'base-uri': none,
} as const satisfies Policy;

/** The `<style>` in DocSearch's logo, which its dialog renders without a way to leave it out; the logo itself is hidden by a style sheet. */
const docSearchLogo = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

const policies: Record<PolicyGroup, Policy> = {
  reading: {
    ...common,
    // Images of drawings, players that unpack videos in a worker, and the memory that they play from.
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
  },
  tools: {
    ...common,
    'style-src-elem': ["'self'", docSearchLogo],
    'style-src-attr': ["'unsafe-inline'"],
    'media-src': none,
    'form-action': none,
  },
  api: {
    ...common,
    'style-src-elem': ["'self'", docSearchLogo],
    'style-src-attr': ["'unsafe-inline'"],
    'media-src': none,
    'form-action': none,
    // The address of the reader's own server is not known in advance.
    'connect-src': ["'self'", 'https:', 'http:'],
  },
};

/** Adds sources to a directive; they replace `'none'`. */
function extend(allowed: readonly string[], more: readonly string[]): string[] {
  const sources = more.length === 0 ? allowed : [...allowed, ...more];
  const isOpen = sources.length > 1;
  return [...new Set(sources)].filter((one) => !isOpen || one !== "'none'");
}

/**
 * The policy of a group of pages.
 *
 * @param more what the configured features and the pages of the group need in addition
 */
export function contentPolicy(group: PolicyGroup, more: Sources): string {
  return Object.entries(policies[group])
    .map(([directive, allowed]) => {
      const added = more[directive as OpenDirective] ?? [];
      return `${directive} ${extend(allowed, added).join(' ')}`;
    })
    .join('; ');
}
