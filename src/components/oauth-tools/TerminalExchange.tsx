import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {InLocale} from '../../lib/localize';
import {CodeBlock} from '../code-block/CodeBlock';
import {TabPanel, Tabs} from '../tabs/Tabs';
import {fillPlaceholders, type CallPlan} from '../../lib/tokenCalls';
import {PasteInto} from './Results';
import {SecretValue} from './SecretValue';
import type {SignIn} from './signIn';
import {terminalCommands} from './terminalCommands';
import {basesOf} from './toolBases';
import type {ToolView} from './toolView';
import styles from './styles.module.css';

interface TerminalExchangeProps {
  tool: InLocale<ToolView>;
  plan: InLocale<CallPlan>;
  granted: {code: string; signIn: SignIn};
}

const shells = [
  {value: 'curl', label: 'curl (bash, zsh)'},
  {value: 'powershell', label: 'PowerShell'},
] as const;

/** A value to paste when the command prompts for it. */
function PromptValue({name, value}: {name: string; value: string}): ReactNode {
  return (
    <div className={styles.output}>
      <p className={styles.outputName}>
        {translate({message: 'When it prompts for {name}, paste:'}, {name})}
      </p>
      <SecretValue isSecret label={name} value={value} />
    </div>
  );
}

/** The exchange of a code by a command in the reader's terminal, for a provider that does not answer to pages. */
export function TerminalExchange({
  tool,
  plan,
  granted,
}: TerminalExchangeProps): ReactNode {
  const {code, signIn} = granted;
  const {codeVerifier, zone} = signIn.values;
  const url = fillPlaceholders(
    plan.address,
    basesOf(tool.zones, zone, undefined),
    {},
  );
  const commands = terminalCommands(plan, url, {code, ...signIn.values});
  const refreshToken = tool.outputs.find(({name}) => name === 'refreshToken');
  return (
    <section className={styles.terminal}>
      <p>
        {translate(
          {
            message:
              'No token service can be reached here, so get the tokens with a command in your own terminal. It sends one request, to {host}. Paste what it prompts for; nothing of it ends up in the history of your shell.',
          },
          {host: new URL(url).host},
        )}
      </p>
      <Tabs group="shell" tabs={shells}>
        {shells.map(({value, label}) => (
          <TabPanel key={value} label={label} value={value}>
            <CodeBlock language={value === 'curl' ? 'bash' : 'powershell'}>
              {commands[value]}
            </CodeBlock>
          </TabPanel>
        ))}
      </Tabs>
      <PromptValue name="code" value={code} />
      {codeVerifier === undefined ? null : (
        <PromptValue name="code_verifier" value={codeVerifier} />
      )}
      <p className={styles.note}>
        {translate({
          message:
            'The client_secret is that of your own app. The answer holds the refresh_token. A code works once and for a few minutes.',
        })}
      </p>
      {refreshToken === undefined ? null : (
        <PasteInto fields={refreshToken.fields} />
      )}
    </section>
  );
}
