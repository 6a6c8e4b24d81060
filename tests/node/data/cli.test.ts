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
