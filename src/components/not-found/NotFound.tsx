import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {usePageList} from './usePageList';
import {openSearch} from '../search/useSearch';
import {addressOf, pageOf} from '../../lib/address';
import {isSectionId, namedId} from '../redirects/oldSections';
import {isCallbackPage} from '../../lib/toolPage';
import {wordsOfAddress} from '../search/addressQuery';
import {suggestPages} from './suggestPages';
import {useSearchIntent} from '../search/useSearchIntent';
import {notFoundRemarks} from './remarks';
import frame from '../ui/note.module.css';
import {buttonClass} from '../ui/Button';
import styles from './NotFound.module.css';

/** A random remark, chosen after hydration; its space is reserved. */
function Remark(): ReactNode {
  const [random] = useState(() => Math.random());
  const remarks = notFoundRemarks();
  return (
    <p className={styles.hint}>
      {useIsBrowser() ? remarks[Math.floor(random * remarks.length)] : null}
    </p>
  );
}

function Suggestions({pathname}: {pathname: string}): ReactNode {
  const locale = useLocale();
  const pages = suggestPages(pageOf(pathname), usePageList());
  return pages.length === 0 ? null : (
    <section>
      <h2>
        <Translate>Did you mean:</Translate>
      </h2>
      <ul className={styles.suggestions}>
        {pages.map(({page, title}) => {
          const address = addressOf(page, locale);
          return (
            <li key={page}>
              <Link to={address}>{title}</Link>
              <span className={`${styles.address} quiet`}>{address}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opens search with the words of the failed address. */
function SearchLink(): ReactNode {
  const {pathname} = useLocation();
  const intent = useSearchIntent();
  return (
    <button
      className={clsx('needs-script', buttonClass('default'))}
      onClick={() => openSearch(wordsOfAddress(pathname))}
      type="button"
      {...intent}
    >
      <Translate>Search for it</Translate>
    </button>
  );
}

/** Says above the suggestions that the section of a followed link has moved with its page. */
function MovedSection(): ReactNode {
  const {pathname, hash} = useLocation();
  // The server knows no fragment, and what a provider appended may be a credential.
  const isNamed =
    useIsBrowser() && isSectionId(namedId(hash)) && !isCallbackPage(pathname);
  return isNamed ? (
    <p className={frame.note}>
      <Translate>
        The section you are looking for has moved. Check the pages below.
      </Translate>
    </p>
  ) : null;
}

/** Links back, to search, and to the home page. */
function NextSteps(): ReactNode {
  const locale = useLocale();
  const home = useRef<HTMLAnchorElement>(null);
  const goBack = () => {
    if (window.history.length > 1) {
      window.history.back();
    } else {
      home.current?.click();
    }
  };
  return (
    <p className={styles.actions}>
      <a
        className={buttonClass('primary')}
        href={addressOf('/', locale)}
        ref={home}
      >
        <Translate>Go home</Translate>
      </a>
      <SearchLink />
      <button
        className={clsx('needs-script', buttonClass('default'))}
        onClick={goBack}
        type="button"
      >
        <Translate>Go back</Translate>
      </button>
    </p>
  );
}

/** Says that there is no page at this address, and where to go on. */
export function NotFound(): ReactNode {
  const locale = useLocale();
  const {pathname} = useLocation();
  return (
    <main className={styles.page}>
      <Head>
        <meta content="noindex" name="robots" />
      </Head>
      <p className={styles.code}>404</p>
      <h1>
        <Translate id="theme.NotFound.title">There is nothing here</Translate>
      </h1>
      <Remark />
      <NextSteps />
      <MovedSection />
      <Suggestions pathname={pathname} />
      <p>
        <Translate>
          The page may have moved, or the address has a typo. The catalogue
          lists every storage; the FAQ lists what goes wrong and why.
        </Translate>
      </p>
      <ul className={styles.actions}>
        <li>
          <Link
            className={buttonClass('default')}
            to={addressOf('/guide/drivers/', locale)}
          >
            <Translate>All storages</Translate>
          </Link>
        </li>
        <li>
          <Link
            className={buttonClass('default')}
            to={addressOf('/faq/', locale)}
          >
            <Translate>FAQ</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
