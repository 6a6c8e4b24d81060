import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {buttonClass} from '../ui/Button';
import panel from '../oauth-tools/styles.module.css';

interface RunButtonsProps {
  /** What the first button says. */
  children: ReactNode;
  canStart: boolean;
  isRunning: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** The button that starts requests, and the one that stops them while they run. */
export function RunButtons({
  children,
  canStart,
  isRunning,
  onStart,
  onStop,
}: RunButtonsProps): ReactNode {
  return (
    <div className={panel.actions}>
      {/* While it runs it keeps the focus, which a disabled button loses. */}
      <button
        aria-disabled={isRunning}
        className={buttonClass('primary')}
        disabled={!canStart}
        onClick={isRunning ? undefined : onStart}
        type="submit"
      >
        {children}
      </button>
      {isRunning ? (
        <button
          className={buttonClass('default')}
          onClick={onStop}
          type="button"
        >
          {translate({
            id: 'serverCheck.stop',
            message: 'Stop',
            description: 'Button that ends the check of a server',
          })}
        </button>
      ) : null}
    </div>
  );
}
