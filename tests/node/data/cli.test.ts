import records from '../../../src/data/cli/records.json';
import {cliRecords} from '../../../src/data/cli/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const cli = parseOrThrow(cliRecords, records, 'cli/records.json');
const commands = cli.commands.map(({command}) => command);

describe('the commands', () => {
  it('are listed once each', () => {
    expect(commands.length).toBeGreaterThan(14);
    expect(new Set(commands).size).toBe(commands.length);
  });
});

describe('the flags', () => {
  it('have a default of their type', () => {
    const flags = [
      ...cli.globalFlags,
      ...cli.commands.flatMap(({flags = []}) => flags),
    ];
    expect(flags.length).toBeGreaterThan(6);
    const typeNames = {string: 'string', bool: 'boolean', int: 'number'};
    for (const {type, default: value} of flags) {
      expect(typeof value).toBe(typeNames[type]);
    }
  });
});

describe('the MCP tools', () => {
  it('are listed once each', () => {
    const names = cli.mcp.tools.map(({name}) => name);
    expect(names.length).toBeGreaterThan(9);
    expect(new Set(names).size).toBe(names.length);
  });
});
