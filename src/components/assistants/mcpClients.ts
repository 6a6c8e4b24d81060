import {posix} from '../../lib/shellCommand';

/** How a program that speaks the Model Context Protocol is set up for a server on the network. */
export interface McpClient {
  name: string;
  language: 'bash' | 'json';
  /** The command, or the content of the file. */
  text: string;
  /** The file that the text belongs to. */
  file?: string;
}

const SERVER = 'alist-docs';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The set-up of usual clients, as their documentation writes it in November 2026. */
export function mcpClients(address: string): McpClient[] {
  return [
    {
      name: 'Claude Code',
      language: 'bash',
      text: posix`claude mcp add --transport http ${SERVER} ${address}`.text,
    },
    {
      name: 'VS Code',
      language: 'json',
      file: '.vscode/mcp.json',
      text: json({servers: {[SERVER]: {type: 'http', url: address}}}),
    },
    {
      name: 'Cursor',
      language: 'json',
      file: '~/.cursor/mcp.json',
      text: json({mcpServers: {[SERVER]: {url: address}}}),
    },
  ];
}

/** A question to an assistant about a page, as the address of the assistant. */
export function assistantLinks(copy: string, question: string) {
  const query = encodeURIComponent(`${question} ${copy}`);
  return [
    {name: 'ChatGPT', address: `https://chatgpt.com/?q=${query}`},
    {name: 'Claude', address: `https://claude.ai/new?q=${query}`},
  ];
}
