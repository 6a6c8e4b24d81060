/** What code that runs in browsers must not contain, by the selector of its node, and what to write instead. */
const restricted = {
  'Literal[value=/:popover-open/]':
    'Browsers without popovers throw on it: use isPopoverOpen (src/lib/browser/popover.ts).',
  'Literal[regex.pattern=/\\(\\?<[=!]/]':
    'Safari before 16.4 cannot read a script with a lookbehind: match what is before as a group.',
  ':not(TaggedTemplateExpression) > TemplateLiteral[expressions.length>0] > TemplateElement:first-child[value.raw=/^\\s*(?:curl|docker|Invoke-|net use|printf|rclone|sudo)\\b/]':
    'A value in a command has to be quoted: use posix, powershell or everyShell (src/lib/shellCommand.ts).',
};

export default {
  meta: {name: 'site'},
  rules: {
    'restricted-syntax': {
      create: (context) =>
        Object.fromEntries(
          Object.entries(restricted).map(([selector, message]) => [
            selector,
            (node) => context.report({node, message}),
          ]),
        ),
    },
  },
};
