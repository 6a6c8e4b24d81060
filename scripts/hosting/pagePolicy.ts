import {parse} from 'parse5';
import {
  policyGroup,
  type PolicyGroup,
} from '../../src/components/content-policy/contentPolicy';
import {
  mergeSources,
  NEEDS_ATTRIBUTE,
  neededSources,
  type Sources,
} from '../../src/components/content-policy/needs';
import {scriptHash} from '../../src/markdown/scriptHash';
import {
  attribute,
  elementsIn,
  textOf,
  type Element,
} from '../../src/plugins/htmlTree';

/** Types of `<script>` whose text runs; every other one is data. */
const scriptTypes = [undefined, '', 'text/javascript', 'module'];

function inlineScript(element: Element): string[] {
  const isInline =
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    scriptTypes.includes(attribute(element, 'type'));
  return isInline ? [textOf(element)] : [];
}

export interface InspectedPage {
  group: PolicyGroup;
  needs: Sources;
}

/**
 * Finds the policy group of a built page, by the canonical address in it, and the sources that it needs.
 *
 * @throws Error for what no policy could allow: an inline event handler, or a page without a canonical address
 */
export function inspectPage(html: string): InspectedPage {
  const elements = elementsIn(parse(html));
  const canonical = elements.find(
    (element) =>
      element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  const address = canonical && attribute(canonical, 'href');
  if (address === undefined) {
    throw new Error('found no <link rel="canonical">, expected one');
  }
  for (const {tagName, attrs} of elements) {
    const handler = attrs.find(({name}) => name.startsWith('on'));
    if (handler !== undefined) {
      throw new Error(
        `found <${tagName} ${handler.name}="…">, which the policy for scripts refuses; listen in a script`,
      );
    }
  }
  const hashes = elements.flatMap(inlineScript).map(scriptHash);
  const parts = elements.flatMap((element) => {
    const needs = attribute(element, NEEDS_ATTRIBUTE);
    return needs === undefined ? [] : [neededSources(needs)];
  });
  return {
    group: policyGroup(new URL(address).pathname),
    needs: mergeSources([{'script-src': hashes}, ...parts]),
  };
}

const policyElement =
  /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/**
 * Inserts a policy into a built page, before everything that it applies to, replacing an earlier one.
 *
 * @throws Error when the page does not begin as every page does
 */
export function insertPolicy(html: string, policy: string): string {
  const bare = html.replace(policyElement, '');
  const [charset] = /<meta charset="?utf-8"?\s*\/?>/i.exec(bare) ?? [];
  if (charset === undefined) {
    throw new Error('found no <meta charset="utf-8">, expected one');
  }
  return bare.replace(
    charset,
    () =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
