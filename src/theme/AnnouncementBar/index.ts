/**
 * Swizzle: AnnouncementBar (replace, safe), from @docusaurus/theme-classic 3.10.2.
 * Why: what readers are told stands in src/config/notices.ts; the theme's bar would be loaded by every page and shown by none.
 * Remove when: the classic theme loads its bar where one is configured.
 */
export default function AnnouncementBar(): null {
  return null;
}
