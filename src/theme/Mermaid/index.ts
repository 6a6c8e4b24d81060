/**
 * Swizzle: Mermaid (replace, unsafe), from @docusaurus/theme-mermaid 3.10.2.
 * Why: the theme registers its component for every page. Diagrams are drawn by src/components/diagram/,
 * in a script that only their pages load; nothing renders this one.
 * Remove when: the theme loads its component where a page has a diagram.
 */
export default function Mermaid(): null {
  return null;
}
