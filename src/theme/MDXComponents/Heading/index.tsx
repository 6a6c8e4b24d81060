/**
 * Swizzle: MDXComponents/Heading (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: the theme puts the link inside the heading, so that screen readers say each heading twice: https://github.com/facebook/docusaurus/issues/11332
 * Remove when: the theme puts it beside the heading.
 */
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/MDXComponents/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A heading, and beside it the link to it. */
export default function MDXHeading({as: Tag, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  if (Tag === 'h1' || !id) {
    return <Tag {...props} />;
  }
  brokenLinks.collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    // Reader views drop a `div` that holds a heading alone.
    <header className="linked-heading">
      <Tag {...props} className={clsx(targetClass, props.className)} id={id} />
      <Link
        aria-label={label}
        className="hash-link"
        title={label}
        to={`#${id}`}
        translate="no"
      />
    </header>
  );
}
