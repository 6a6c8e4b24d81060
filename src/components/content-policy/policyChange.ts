import {isPlainClick} from '../../lib/browser/isPlainClick';
import {policyGroup, type PolicyGroup} from './contentPolicy';

/**
 * The group of the loaded document, by the canonical address in it, because the not-found page is served at any address. `undefined` for a
 * page without a policy, as the development server sends them.
 */
export function documentPolicyGroup(page: Document): PolicyGroup | undefined {
  const policy = page.querySelector(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  const canonical = page.querySelector<HTMLLinkElement>(
    'link[rel="canonical"]',
  );
  return policy === null || canonical === null
    ? undefined
    : policyGroup(new URL(canonical.href).pathname);
}

/** Whether a click on a link navigates in this tab. */
export function opensInSameTab(
  event: MouseEvent,
  link: HTMLAnchorElement,
): boolean {
  return (
    isPlainClick(event) &&
    ['', '_self'].includes(link.target) &&
    !link.hasAttribute('download')
  );
}
