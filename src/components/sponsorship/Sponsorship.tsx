import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useId, type ReactNode} from 'react';
import {sponsorship} from '../../config/sponsorship';
import {isToolPage} from '../../lib/toolPage';
import styles from './Sponsorship.module.css';

/** Names the sponsors below the text of a page, where the settings enable it; never on pages that handle credentials. */
export function Sponsorship(): ReactNode {
  const {enabled, sponsors} = sponsorship;
  const {pathname} = useLocation();
  const id = useId();
  return enabled && !isToolPage(pathname) ? (
    <aside
      aria-labelledby={id}
      className={`${styles.banner} framed not-printed`}
    >
      <span className="quiet" id={id}>
        <Translate>Sponsorship</Translate>
      </span>
      <ul className={styles.sponsors}>
        {sponsors.map(({name, link}) => (
          <li key={link}>
            <Link rel="sponsored noopener noreferrer" to={link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  ) : null;
}
