import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {DownloadWay} from '../../markdown/facts/factBlocks';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {InLocale} from '../../lib/localize';
import {gapAfter, inOneLine, punctuationOf} from '../../lib/punctuation';
import {Icon} from '../ui/Icon';
import {sourceName} from './driverMessages';
import {ownProxyUse, type OwnProxyUse} from './ownProxyUse';
import styles from './DownloadFlow.module.css';

interface DownloadFlowProps {
  driver: InLocale<DownloadWay>;
}

function ownProxyMessage(use: OwnProxyUse): string {
  const messages: Record<OwnProxyUse, string> = {
    ownProxy: translate({
      id: 'driver.flow.ownProxy',
      message:
        'If you enter a “Download proxy URL”, that proxy passes on the file instead.',
      description: 'What a download proxy does where AList passes files on',
    }),
    proxyAsksAList: translate({
      id: 'driver.flow.proxyAsksAList',
      message:
        'A “Download proxy URL” saves no traffic: the proxy fetches the file from AList.',
      description:
        'What a download proxy does where only AList can read the file',
    }),
    proxyGetsNothing: translate({
      id: 'driver.flow.proxyGetsNothing',
      message:
        'Leave “Download proxy URL” empty: AList has no address to give to such a proxy.',
      description: 'What a download proxy does where AList makes the file',
    }),
  };
  return messages[use];
}

/** The source of the file in the drawing. */
function placeName({kind, service}: DownloadFlowProps['driver']): string {
  switch (kind) {
    case 'overlay':
      return translate({
        id: 'driver.flow.otherStorage',
        message: 'Other storage',
        description: 'Place in the drawing of a download: below an overlay',
      });
    case 'virtual':
      return translate({
        id: 'driver.flow.webServer',
        message: 'Web server',
        description: 'Place in the drawing of a download: behind an address',
      });
    default:
      return service;
  }
}

/** Text alternative of the drawing. */
function caption({
  kind,
  download,
  forcesProxy,
  onlyLocal,
}: DownloadFlowProps['driver']): string[] {
  if (kind === 'local') {
    return [
      translate({
        id: 'driver.flow.disk',
        message:
          'AList reads the file from its own disk and sends it. Each download uses your server’s upload bandwidth once.',
        description: 'How a download flows from the server’s own disk',
      }),
    ];
  }
  const source = sourceName(kind);
  const webdav = translate({
    id: 'driver.flow.webdav',
    message:
      'To send WebDAV downloads through AList, set “WebDAV policy” to “native_proxy”.',
    description: 'The switch for WebDAV clients',
  });
  if (download === 'redirect') {
    return [
      translate(
        {
          id: 'driver.flow.redirect',
          message:
            'Browsers and players download straight from {source} (302).',
          description: 'How a download flows when AList redirects',
        },
        {source},
      ),
      translate({
        id: 'driver.flow.webProxy',
        message:
          'With “Web proxy”, these downloads go through AList, or through your “Download proxy URL”.',
        description: 'The other way a download can flow',
      }),
      webdav,
    ];
  }
  const through = translate(
    {
      id: 'driver.flow.proxy',
      message:
        'AList fetches the file from {source} and passes it on. Each download counts twice on your server: once in, once out.',
      description: 'How a download flows when it passes through AList',
    },
    {source},
  );
  const always = translate({
    id: 'driver.flow.always',
    message: 'This driver can’t redirect downloads.',
    description: 'Said when a download always passes through AList',
  });
  const byProxy = ownProxyMessage(ownProxyUse({kind, onlyLocal}));
  return [through, forcesProxy ? always : webdav, byProxy];
}

/** What a reader goes on to from how downloads flow. */
const nextPages = () => [
  {
    to: '/guide/drivers/common',
    anchor: '#download-path',
    label: translate({
      id: 'driver.flow.more',
      message: 'How a download travels',
      description: 'Link to the section on redirect and proxy',
    }),
  },
  {
    to: '/guide/use/watch',
    anchor: '',
    label: translate({
      id: 'driver.flow.watch',
      message: 'Watch on a TV, phone or computer',
      description: 'Link from the page of a driver to the page on players',
    }),
  },
  {
    to: '/guide/use/share',
    anchor: '',
    label: translate({
      id: 'driver.flow.share',
      message: 'Share with people',
      description: 'Link from the page of a driver to the page on sharing',
    }),
  },
];

const fileLabel = () =>
  translate({
    id: 'driver.flow.file',
    message: 'file',
    description: 'Label of an arrow in the drawing of a download',
  });

/** How a download reaches the user: directly from the service or through AList, as a drawing with a caption. */
export function DownloadFlow({driver}: DownloadFlowProps): ReactNode {
  const {name, kind, download} = driver;
  const isOnDisk = kind === 'local';
  const sentences = caption(driver);
  const text = inOneLine(sentences);
  const addressOf = usePageAddress();
  return (
    <figure className={styles.figure}>
      <div aria-hidden="true" className={styles.drawing}>
        <span className={styles.place}>
          <Icon name="play" />
          {translate({
            id: 'driver.flow.reader',
            message: 'Browser or player',
            description: 'Place in the drawing of a download',
          })}
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
      <figcaption>
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
