import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {locales} from '../../../config/locales';
import {useLocale} from '../../../hooks/useLocale';
import {Icon} from '../../ui/Icon';
import styles from './styles.module.css';

interface PageFooterProps {
  editUrl: string | undefined;
  /** Time of the last change, in milliseconds; unknown without the repository's history. */
  updatedAt: number | undefined;
}

function Updated({at}: {at: number}): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const date = new Date(at);
  const format = new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <span>
      <Translate
        description="Before the date of a page's last change"
        id="site.page.updated"
      >
        Last updated:
      </Translate>{' '}
      <time dateTime={date.toISOString()}>{format.format(date)}</time>
    </span>
  );
}

/** Where the page's text can be edited, and when it last was. */
export function PageFooter({editUrl, updatedAt}: PageFooterProps): ReactNode {
  if (editUrl === undefined && updatedAt === undefined) {
    return null;
  }
  return (
    <footer className={styles.footer}>
      {editUrl === undefined ? null : (
        <a className={styles.edit} href={editUrl}>
          <Icon name="pencil" />
          <Translate
            description="Link to the source of a page"
            id="theme.common.editThisPage"
          >
            Edit this page
          </Translate>
        </a>
      )}
      {updatedAt === undefined ? null : <Updated at={updatedAt} />}
    </footer>
  );
}
