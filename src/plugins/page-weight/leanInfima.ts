import type {Declaration, Plugin, Root, Rule} from 'postcss';

/** Classes of Infima that something on a page carries; those of its other parts, which this site has not, go. */
const kept: ReadonlySet<string> = new Set([
  'alert',
  'alert--danger',
  'alert--info',
  'alert--secondary',
  'alert--success',
  'alert--warning',
  'badge',
  'badge--secondary',
  'breadcrumbs',
  'breadcrumbs__item',
  'breadcrumbs__item--active',
  'breadcrumbs__link',
  'button',
  'button--primary',
  'clean-btn',
  'clean-list',
  'col',
  'col--6',
  'col--offset-3',
  'container',
  'container-fluid',
  'footer',
  'footer--dark',
  'footer__col',
  'footer__item',
  'footer__items',
  'footer__link-item',
  'footer__link-separator',
  'footer__links',
  'footer__logo',
  'footer__title',
  'hero__title',
  'margin-bottom--md',
  'margin-bottom--sm',
  'margin-top--md',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'markdown',
  'row',
  'shadow--lw',
  'text--center',
  'thin-scrollbar',
]);

/** The file of Infima, whatever it lies in. */
const infima = /[\\/]infima[\\/]/;

/** Names of the classes that selectors ask for. */
export function classesOf(selectors: string): string[] {
  return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(
    ([, name = '']) => name,
  );
}

/** Names of the variables that a style sheet reads. */
export function variablesReadIn(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  );
}

/** All rules, before any of them goes: a walk during which nodes go misses their neighbours. */
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

function thin(rule: Rule): void {
  const selectors = rule.selectors.filter((selector) =>
    classesOf(selector).every((name) => kept.has(name)),
  );
  if (selectors.length === 0) {
    rule.remove();
  } else {
    rule.selectors = selectors;
  }
}

/** Removes variables that nobody reads, and then those that only they have read. */
function dropUnread(root: Root, readElsewhere: ReadonlySet<string>): void {
  const readHere = variablesReadIn(root.toString());
  const unread: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    const {prop} = declaration;
    if (!readHere.has(prop) && !readElsewhere.has(prop)) {
      unread.push(declaration);
    }
  });
  if (unread.length > 0) {
    unread.forEach((declaration) => declaration.remove());
    dropUnread(root, readElsewhere);
  }
}

/**
 * Takes out of Infima, the style sheet of the classic theme, what no page has: most of it is about parts that this site has its own for.
 *
 * @param readElsewhere variables that other style sheets read
 */
export function leanInfima(readElsewhere: ReadonlySet<string>): Plugin {
  return {
    postcssPlugin: 'lean-infima',
    Once(root) {
      if (infima.test(root.source?.input.file ?? '')) {
        rulesOf(root).forEach(thin);
        dropUnread(root, readElsewhere);
      }
    },
  };
}
