import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {closeMessage, useMessages} from './statusMessages';
import {Message} from '../ui/Message';
import styles from './Messages.module.css';

/** The current messages. The live region exists before its first message, or assistive technology would miss that one. */
export function Messages(): ReactNode {
  const messages = useMessages();
  return (
    <div aria-atomic="false" className={styles.messages} role="status">
      {messages.map(({id, text, duration}) => (
        <Message
          closeLabel={translate({message: 'Close the message'})}
          duration={duration}
          key={id}
          onClose={() => closeMessage(id)}
          text={text}
        />
      ))}
    </div>
  );
}
