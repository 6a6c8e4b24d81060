import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {Values} from '../../data/oauthProviders/values';
import type {InLocale} from '../../lib/localize';
import {sharepointAddress, webdavRoot} from './sharepoint';
import type {ToolView} from './toolView';
import {Literal} from '../product-tables/cells';
import {DataTable} from '../ui/DataTable';
import {PasteInto} from './Results';
import {SecretValue} from './SecretValue';
import {ToolFields} from './ToolFields';
import styles from './styles.module.css';
import {panelClass} from '../ui/Panel';

interface WebdavRootProps {
  tool: InLocale<ToolView>;
  hostPattern: string;
  examples: readonly {input: string; output: string}[];
}

/** Calculates the WebDAV address for an address in the browser. Nothing is sent. */
export function WebdavRoot({
  tool,
  hostPattern,
  examples,
}: WebdavRootProps): ReactNode {
  const [typed, setTyped] = useState<Values>({});
  const address = sharepointAddress(typed.pageUrl ?? '', hostPattern);
  const isWrong = address.kind === 'refused' && address.reason !== 'empty';
  const output = tool.outputs[0];
  return (
    <>
      <div
        className={`${panelClass} needs-script wide`}
        data-copy="interactive"
      >
        <ToolFields
          hint={translate({
            message:
              'Copied from the address bar. It stays in this page: nothing is sent.',
          })}
          inputs={tool.inputs}
          onChange={setTyped}
          problem={isWrong ? tool.texts.sharepoint[address.reason] : undefined}
          typed={typed}
        />
        <div aria-live="polite">
          {address.kind === 'read' && output !== undefined ? (
            <div className={styles.results}>
              <p className={styles.outputName}>{output.label}</p>
              <SecretValue
                isSecret={false}
                label={output.label}
                value={webdavRoot(address.host, address.folders)}
              />
              <PasteInto fields={output.fields} />
            </div>
          ) : null}
        </div>
      </div>
      <DataTable
        columns={[
          {
            header: translate({message: 'Address in the browser'}),
            cell: ({input}) => <Literal text={input} />,
          },
          {
            header: translate({message: 'WebDAV address'}),
            cell: ({output: result}) => <Literal text={result} />,
          },
        ]}
        keyOf={({input}) => input}
        label={translate({message: 'Examples'})}
        rows={examples}
      />
    </>
  );
}
