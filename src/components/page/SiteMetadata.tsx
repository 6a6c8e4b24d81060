import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {fallbackLocale, localeCodes, locales} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {useNewestAddress} from '../../hooks/useVersionAddresses';
import {addressIn} from '../../lib/address';
import {isServerCheck, isToolPage} from '../../lib/toolPage';

const openGraphLocale = (htmlLang: string) => htmlLang.replace('-', '_');

/** Metadata for search engines and link previews on every page: its canonical address, and the same page in each language. */
export function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const current = useLocale();
  const others = localeCodes.filter((code) => code !== current);
  const newest = useNewestAddress();
  // A page whose canonical address is another page has no alternates of its own.
  const isPage = !pathname.endsWith('/404.html') && newest === undefined;
  const alternate = (code: keyof typeof locales) =>
    `${url}${addressIn(pathname, code)}`;
  return (
    <Head>
      {isToolPage(pathname) ? (
        <meta content="no-referrer" name="referrer" />
      ) : null}
      {isToolPage(pathname) && !isServerCheck(pathname) ? (
        <meta content="noindex, nofollow" name="robots" />
      ) : null}
      <meta content="summary_large_image" name="twitter:card" />
      <link rel="canonical" href={`${url}${newest ?? pathname}`} />
      <meta content={`${url}${pathname}`} property="og:url" />
      <meta
        content={openGraphLocale(locales[current].htmlLang)}
        property="og:locale"
      />
      {others.map((code) => (
        <meta
          content={openGraphLocale(locales[code].htmlLang)}
          key={`og-${code}`}
          property="og:locale:alternate"
        />
      ))}
      {isPage
        ? localeCodes.map((code) => (
            <link
              href={alternate(code)}
              hrefLang={locales[code].htmlLang}
              key={code}
              rel="alternate"
            />
          ))
        : null}
      {isPage ? (
        <link
          href={alternate(fallbackLocale)}
          hrefLang="x-default"
          rel="alternate"
        />
      ) : null}
    </Head>
  );
}
