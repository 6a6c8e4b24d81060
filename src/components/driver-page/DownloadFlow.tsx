import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {DownloadWay} from '../../markdown/facts/factBlocks';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {InLocale} from '../../lib/localize';
import {gapAfter, inOneLine, punctuationOf} from '../../lib/punctuation';
import {Icon} from '../ui/Icon';
import {sourceName} from './driverMessages';
import styles from './DownloadFlow.module.css';

interface DownloadFlowProps {
  driver: InLocale<DownloadWay>;
}

/**
 * What the reader's own download proxy changes. It asks AList for an address, and gets the service's, or AList's own if only AList can read
 * the file, or none for files that AList decrypts or joins.
 */
function ownProxyMessage({
  kind,
  onlyLocal,
}: DownloadFlowProps['driver']): string {
  if (onlyLocal) {
    return translate({
      message:
        'A “Download proxy URL” saves no traffic: the proxy fetches the file from AList.',
    });
  }
  return kind === 'overlay'
    ? translate({
        message:
          'Leave “Download proxy URL” empty: AList has no address to give to such a proxy.',
      })
    : translate({
        message:
          'If you enter a “Download proxy URL”, that proxy passes on the file instead.',
      });
}

/** The source of the file in the drawing. */
function placeName({kind, service}: DownloadFlowProps['driver']): string {
  switch (kind) {
    case 'overlay':
      return translate({message: 'Other storage'});
    case 'virtual':
      return translate({message: 'Web server'});
    default:
      return service;
  }
}

/** Text alternative of the drawing. */
function caption(driver: DownloadFlowProps['driver']): string[] {
  const {kind, download, forcesProxy} = driver;
  if (kind === 'local') {
    return [
      translate({
        message:
          'AList reads the file from its own disk and sends it. Each download uses your server’s upload bandwidth once.',
      }),
    ];
  }
  const source = sourceName(kind);
  const webdav = translate({
    message:
      'To send WebDAV downloads through AList, set “WebDAV policy” to “native_proxy”.',
  });
  if (download === 'redirect') {
    return [
      translate(
        {
          message:
            'Browsers and players download straight from {source} (302).',
        },
        {source},
      ),
      translate({
        message:
          'With “Web proxy”, these downloads go through AList, or through your “Download proxy URL”.',
      }),
      webdav,
    ];
  }
  const through = translate(
    {
      message:
        'AList fetches the file from {source} and passes it on. Each download counts twice on your server: once in, once out.',
    },
    {source},
  );
  const always = translate({message: 'This driver can’t redirect downloads.'});
  return [through, forcesProxy ? always : webdav, ownProxyMessage(driver)];
}

/** What a reader goes on to from how downloads flow. */
const nextPages = () => [
  {
    to: '/guide/drivers/common',
    anchor: '#download-path',
    label: translate({message: 'How a download travels'}),
  },
  {
    to: '/guide/use/watch',
    anchor: '',
    label: translate({message: 'Watch on a TV, phone or computer'}),
  },
  {
    to: '/guide/use/share',
    anchor: '',
    label: translate({message: 'Share with people'}),
  },
];

const fileLabel = () => translate({message: 'file'});

/** How a download reaches the user: directly from the service or through AList, as a drawing with a caption. */
export function DownloadFlow({driver}: DownloadFlowProps): ReactNode {
  const {name, kind, download} = driver;
  const isOnDisk = kind === 'local';
  const sentences = caption(driver);
  const text = inOneLine(sentences);
  const addressOf = usePageAddress();
  return (
    <figure className={`${styles.figure} framed`}>
      <div aria-hidden="true" className={styles.drawing}>
        <span className={styles.place}>
          <Icon name="play" />
          {translate({message: 'Browser or player'})}
        </span>
        <span className={styles.request} />
        <span className={styles.place}>
          <Icon name="server" />
          AList
        </span>
        <span className={styles.request} />
        <span className={styles.place}>
          <Icon name={isOnDisk ? 'folder' : 'cloud'} />
          {placeName(driver)}
        </span>
        {download === 'redirect' ? (
          <span className={styles.straight}>{fileLabel()}</span>
        ) : (
          <>
            <span className={styles.lastHop}>{fileLabel()}</span>
            <span className={styles.firstHop}>{fileLabel()}</span>
          </>
        )}
      </div>
      <figcaption className="quiet">
        <code>{name}</code>
        {punctuationOf(sentences).colon}
        {text}
        {gapAfter(text)}
        {nextPages().map(({to, anchor, label}, index) => (
          <Fragment key={to}>
            {index === 0 ? null : ' · '}
            <Link to={addressOf(to) + anchor}>{label}</Link>
          </Fragment>
        ))}
      </figcaption>
    </figure>
  );
}
