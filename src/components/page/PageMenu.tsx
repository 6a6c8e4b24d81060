import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef, type ReactNode} from 'react';
import {CopyMcpAddress} from '../assistants/CopyMcpAddress';
import {assistantLinks} from '../assistants/mcpClients';
import {useMcpAddress} from '../assistants/useMcpAddress';
import {useDismiss} from '../navbar/useDismiss';
import {addressOf, localeOf} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';
import {Icon} from '../ui/Icon';
import {CopyPageButton} from './CopyPageButton';
import {markdownAddress} from './markdownAddress';
import styles from './PageMenu.module.css';

/** What can be done with the Markdown copy of the page: copied with one press, opened, or asked about. Its links need no script. */
export function PageMenu(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  const mcpAddress = useMcpAddress();
  if (isToolPage(pathname)) {
    return null;
  }
  const copy = markdownAddress(pathname);
  const question = translate({
    message: 'Read this page, then answer my questions about it:',
  });
  return (
    <div className={`${styles.menu} not-printed`} data-search="off">
      <CopyPageButton className={styles.beside} />
      <details ref={menu}>
        <summary
          aria-label={translate({message: 'More for this page'})}
          className={styles.summary}
        >
          <Icon name="more" />
        </summary>
        <ul className={`${styles.list} floating`}>
          <li className={styles.onPhone}>
            <CopyPageButton />
          </li>
          <li>
            <a href={copy}>
              <Translate>View as Markdown</Translate>
            </a>
          </li>
          {assistantLinks(`${siteConfig.url}${copy}`, question).map(
            ({name, address}) => (
              <li key={name}>
                <a href={address} rel="noopener noreferrer" target="_blank">
                  {translate({message: 'Ask {name}'}, {name})}
                </a>
              </li>
            ),
          )}
          <li>
            <Link to={addressOf('/guide/assistants', localeOf(pathname))}>
              <Translate>Connect an assistant (MCP)</Translate>
            </Link>
          </li>
          {mcpAddress === undefined ? null : (
            <li>
              <CopyMcpAddress address={mcpAddress} />
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}
