/**
 * The text of robots.txt: everything may be crawled, and each language has its sitemap. Pages that should not be listed say so themselves,
 * which a crawler only sees when it may read them.
 *
 * @param siteUrl origin of the site, such as `https://docs.example.org`
 * @param baseUrls base of each language, such as `/` and `/zh/`
 */
export function robotsText(
  siteUrl: string,
  baseUrls: readonly string[],
): string {
  const sitemaps = baseUrls.map(
    (baseUrl) => `Sitemap: ${new URL(`${baseUrl}sitemap.xml`, siteUrl).href}`,
  );
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}
