import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {InLocale} from '../../../lib/localize';
import type {CallbackResult} from '../signIn';
import type {ToolView} from '../toolView';
import {Alert} from '../Problem';
import {StartLink} from '../StartLink';

/** A callback without a code: opened by hand, refused, or denied by the provider. */
export function NotGranted({
  result,
  tool,
}: {
  result: Exclude<CallbackResult, {kind: 'granted'}>;
  tool: InLocale<ToolView>;
}): ReactNode {
  switch (result.kind) {
    case 'opened':
      return (
        <>
          <p>
            {translate(
              {
                message:
                  'There is nothing to finish here: {service} leads you to this page after you sign in. Begin on the page before it.',
              },
              {service: tool.service},
            )}
          </p>
          <StartLink tool={tool}>
            {translate({message: 'Start the sign-in'})}
          </StartLink>
        </>
      );
    case 'refused':
      return (
        <>
          <Alert>
            <p>{tool.texts.refusals[result.reason]}</p>
          </Alert>
          <StartLink tool={tool} />
        </>
      );
    case 'denied':
      return (
        <>
          <Alert>
            <p>
              {translate(
                {
                  message:
                    '{service} gave no access ({error}). If you refused by mistake, start again and accept.',
                },
                {service: tool.service, error: result.error},
              )}
            </p>
            {result.description === undefined ? null : (
              <p>
                {translate({message: 'In its own words:'})}{' '}
                <q>{result.description}</q>
              </p>
            )}
          </Alert>
          <StartLink tool={tool} />
        </>
      );
  }
}
