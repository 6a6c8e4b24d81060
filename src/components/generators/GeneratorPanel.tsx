import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {useCopy} from '../../hooks/useCopy';
import {Icon} from '../ui/Icon';
import {panelClass} from '../ui/Panel';
import {QuietButton} from '../ui/QuietButton';
import styles from './styles.module.css';

interface GeneratorPanelProps {
  /** The name of the generator. */
  label: string;
  children: ReactNode;
  /** The query string with these answers, given the current one. */
  searchOf: (search: string) => string;
  onReset: () => void;
  /** Whether any answer differs from its default. */
  isChanged: boolean;
}

/** The frame of a generator, with buttons that copy a link to its answers, or reset them, at the end. */
export function GeneratorPanel({
  label,
  children,
  searchOf,
  onReset,
  isChanged,
}: GeneratorPanelProps): ReactNode {
  const history = useHistory();
  const {isCopied, copy} = useCopy(() => {
    showMessage(
      translate({
        message:
          'The browser did not let the site copy. The address bar has the same link.',
      }),
    );
  });
  return (
    <section aria-label={label} className={panelClass} data-copy="interactive">
      {children}
      <div className={clsx(styles.actions, 'needs-script')}>
        <QuietButton
          onClick={() => {
            const {pathname, search} = history.location;
            copy(`${window.location.origin}${pathname}${searchOf(search)}`);
          }}
        >
          <Icon name={isCopied ? 'check' : 'link'} />
          <span aria-live="polite">
            {isCopied
              ? translate({message: 'Link copied'})
              : translate({message: 'Copy a link to these answers'})}
          </span>
        </QuietButton>
        {isChanged ? (
          <QuietButton onClick={onReset}>
            <Icon name="close" />
            {translate({message: 'Start over'})}
          </QuietButton>
        ) : null}
      </div>
    </section>
  );
}
