import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {CodeBlock} from '../code-block/CodeBlock';
import {mcpClients} from './mcpClients';
import {useMcpAddress} from './useMcpAddress';

/** The address of the MCP server of this site, with the set-up of usual clients. */
export function McpSetup(): ReactNode {
  const address = useMcpAddress();
  if (address === undefined) {
    return (
      <p>
        <Translate>
          This copy of the site has no MCP server on the network. Use the file
          below.
        </Translate>
      </p>
    );
  }
  return mcpClients(address).map(({name, language, file, text}) => (
    <CodeBlock
      key={name}
      language={language}
      title={file === undefined ? name : `${name}: ${file}`}
    >
      {text}
    </CodeBlock>
  ));
}
