import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {addressOf} from '../../../lib/address';
import styles from './styles.module.css';

/** Says that there is nothing at this address, and where to go on. */
export function NotFound(): ReactNode {
  const locale = useLocale();
  return (
    <main className={styles.page}>
      <Head>
        <meta content="noindex" name="robots" />
      </Head>
      <p className={styles.code}>404</p>
      <h1>
        <Translate
          description="Title of the not-found page"
          id="theme.NotFound.title"
        >
          There is nothing here
        </Translate>
      </h1>
      <p>
        <Translate
          description="What to do on the not-found page"
          id="site.notFound.help"
        >
          The page may have moved, or the address has a typing error. The
          catalogue lists every storage; the FAQ starts from what went wrong.
        </Translate>
      </p>
      <ul className={styles.doors}>
        <li>
          <Link to={addressOf('/', locale)}>
            <Translate
              description="Link on the not-found page"
              id="site.notFound.home"
            >
              Home
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={addressOf('/guide/drivers/', locale)}>
            <Translate
              description="Link on the not-found page"
              id="site.notFound.drivers"
            >
              All storages
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={addressOf('/faq/', locale)}>
            <Translate
              description="Link on the not-found page"
              id="site.notFound.faq"
            >
              FAQ
            </Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
