import type {ListedError} from './openapi/types';
import {Note, Value} from '../product-tables/cells';
import type {Column} from '../ui/DataTable';
import {apiMessages} from './messages';

/** The columns of a table of errors. */
export const errorColumns = (): Column<ListedError>[] => [
  {header: 'code', cell: ({code}) => <code>{code}</code>},
  {
    header: 'message',
    narrow: 'behind',
    cell: ({message = ''}) => <Value value={message} />,
  },
  {
    header: apiMessages.cause(),
    narrow: 'below',
    cell: ({text}) => <Note text={text} />,
  },
];
