import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {pageOf} from '../../lib/address';
import {previewFile, previewSize} from './previewFile';

/** Names the picture that other sites show beside a link to this page. The build draws it. */
export function LinkPreview({title}: {title: string}): ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl, title: site} = useDocusaurusContext().siteConfig;
  const address = `${url}${baseUrl}${previewFile(pageOf(pathname))}`;
  return (
    <Head>
      <meta content={address} property="og:image" />
      <meta content={`${previewSize.width}`} property="og:image:width" />
      <meta content={`${previewSize.height}`} property="og:image:height" />
      <meta
        content={translate({message: '{site}: {title}'}, {site, title})}
        property="og:image:alt"
      />
      <meta content={address} name="twitter:image" />
    </Head>
  );
}
