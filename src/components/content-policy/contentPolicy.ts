import {
  handlesCredentials,
  isServerCheck,
  isToolPage,
} from '../../lib/toolPage';
import type {OpenDirective, Sources} from './needs';

/**
 * Pages that share a policy. A browser keeps the policy of the page that it loaded while the reader goes from page to page, so going to
 * another group loads the page anew.
 */
export type PolicyGroup =
  | 'reading'
  /** Where credentials of providers are asked for and arrive. */
  | 'desk'
  /** Where the reader's own server is checked, and routes of the HTTP interface are tried on it. */
  | 'api';

/** The group of a page, by its one address. */
export function policyGroup(pathname: string): PolicyGroup {
  if (isServerCheck(pathname)) {
    return 'api';
  }
  if (isToolPage(pathname)) {
    return 'desk';
  }
  return handlesCredentials(pathname) ? 'api' : 'reading';
}

/** What each directive allows before anything is added. */
type Policy = Record<string, readonly string[]>;

const none = ["'none'"];
const own = ["'self'"];

/** What every page needs: files of the site itself, and pictures that a style sheet or script carries in it. */
const common = {
  'default-src': own,
  'script-src': own,
  /*
   * The server writes `style` attributes (sizes of pictures, columns), which have no hash that a policy could name without
   * `unsafe-hashes`; a style cannot run anything.
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

const policies: Record<PolicyGroup, Policy> = {
  reading: {
    ...common,
    // Pictures of drawings, players that unpack films in a worker, and the memory that they play from.
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
  },
  desk: {
    ...common,
    'style-src-elem': own,
    'style-src-attr': ["'unsafe-inline'"],
    'media-src': none,
    'form-action': none,
  },
  api: {
    ...common,
    'style-src-elem': own,
    'style-src-attr': ["'unsafe-inline'"],
    'media-src': none,
    'form-action': none,
    // The address of the reader's own server is not known before.
    'connect-src': ["'self'", 'https:', 'http:'],
  },
};

/** Adds sources to what a directive allows; they take the place of "nothing". */
function extend(allowed: readonly string[], more: readonly string[]): string[] {
  const sources = more.length === 0 ? allowed : [...allowed, ...more];
  const isOpen = sources.length > 1;
  return [...new Set(sources)].filter((one) => !isOpen || one !== "'none'");
}

/**
 * The policy of a group of pages.
 *
 * @param more what the configured features and the pages of the group need besides
 */
export function contentPolicy(group: PolicyGroup, more: Sources): string {
  return Object.entries(policies[group])
    .map(([directive, allowed]) => {
      const added = more[directive as OpenDirective] ?? [];
      return `${directive} ${extend(allowed, added).join(' ')}`;
    })
    .join('; ');
}
