/**
 * Swizzle: AnnouncementBar (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: notices (src/config/notices.ts) replace it; every page would load the theme's bar and none would show it.
 * Remove when: the classic theme loads its bar where one is configured.
 */
export default function AnnouncementBar(): null {
  return null;
}
