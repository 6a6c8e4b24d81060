import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {addressOf} from '../../../lib/address';
import type {PageFrontMatter} from '../../../lib/frontMatter';
import {Icon} from '../../ui/Icon';
import styles from './styles.module.css';

interface HomeLinkProps {
  /** A page path of this site, or an address elsewhere. */
  link: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Page paths get the address of the reader's language. */
function HomeLink({link, className, children}: HomeLinkProps): ReactNode {
  const locale = useLocale();
  const to = link.startsWith('/') ? addressOf(link, locale) : link;
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}

function Hero({page}: {page: PageFrontMatter}): ReactNode {
  const {heroText, title, tagline, actions = []} = page;
  return (
    <header className={styles.hero}>
      <h1>{heroText ?? title}</h1>
      {tagline === undefined ? null : (
        <p className={styles.tagline}>{tagline}</p>
      )}
      <p className={styles.actions}>
        {actions.map(({text, link, type = 'default', icon}) => (
          <HomeLink
            className={clsx(styles.action, styles[type])}
            key={text}
            link={link}
          >
            {icon === undefined ? null : <Icon name={icon} />}
            {text}
          </HomeLink>
        ))}
      </p>
    </header>
  );
}

function Features({page: {features = []}}: {page: PageFrontMatter}): ReactNode {
  return features.length === 0 ? null : (
    <ul className={styles.features}>
      {features.map(({title, details, icon, link}) => (
        <li className={styles.feature} key={title}>
          {icon === undefined ? null : (
            <Icon className={styles.featureIcon} name={icon} />
          )}
          <h2>
            {link === undefined ? (
              title
            ) : (
              <HomeLink link={link}>{title}</HomeLink>
            )}
          </h2>
          {details === undefined ? null : <p>{details}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The home page of the site: what the product does, where to start, and what the author adds below. */
export function ProjectHome({
  page,
  children,
}: {
  page: PageFrontMatter;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.home}>
      <Hero page={page} />
      <Features page={page} />
      <div className={clsx('markdown', styles.content)}>{children}</div>
    </div>
  );
}
