import {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {useRestoreFocus} from '../../hooks/useRestoreFocus';
import {withCodes} from '../../lib/hiddenCharacter';
import {labelled} from '../../lib/punctuation';
import {Button} from '../ui/Button';
import styles from './styles.module.css';

/** An answer from the link, in the language of the page. */
export interface ShownAnswer {
  label: string;
  value: string;
  /** Why it is invalid. */
  problem: string | undefined;
}

interface LinkNoteProps {
  answers: readonly ShownAnswer[];
  onReset: () => void;
}

function Note({answers, onReset}: LinkNoteProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useRestoreFocus(ref);
  return (
    <div className={styles.link} ref={ref}>
      <p className={`${styles.hint} quiet`}>
        {translate({
          message:
            'This form was filled in by the link you followed. Check each answer before you use the result:',
        })}
      </p>
      <ul>
        {answers.map(({label, value, problem}) => (
          <li key={label}>
            {labelled(label, '')}
            <code>{withCodes(value)}</code> {problem}
          </li>
        ))}
      </ul>
      <Button onClick={onReset}>
        {translate({message: 'Start from the defaults'})}
      </Button>
    </div>
  );
}

/** Lists the answers from somebody else's link, so that none of them gets into a file unnoticed. */
export function LinkNote(props: LinkNoteProps): ReactNode {
  return props.answers.length === 0 ? null : <Note {...props} />;
}
