import {translate} from '@docusaurus/Translate';
import {CodeBlock} from '../code-block/CodeBlock';
import type {ReactNode} from 'react';
import {saveFile} from '../../lib/browser/saveFile';
import type {Output} from './output';
import {Button} from '../ui/Button';
import styles from './styles.module.css';

/** Output of a generator, with a copy button and, for a file, a download button. */
export function OutputBlock({output}: {output: Output}): ReactNode {
  const {language, fileName, text} = output;
  return (
    <div className={styles.output}>
      <CodeBlock language={language} title={fileName}>
        {text}
      </CodeBlock>
      {fileName === undefined ? null : (
        <Button
          className="needs-script"
          onClick={() => {
            saveFile(fileName, text);
          }}
        >
          {translate({message: 'Download {file}'}, {file: fileName})}
        </Button>
      )}
    </div>
  );
}
