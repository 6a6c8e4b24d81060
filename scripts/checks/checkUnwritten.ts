/** Lists the words that still have to be written, with file and line: what `npm run new` left for a person to say. */
import {filesIn} from '../hosting/filesIn';
import {findPlaceholders} from '../placeholders/marker';
import {reportFindings} from './findings';

reportFindings(
  ['docs', 'i18n', 'src'].flatMap((folder) =>
    filesIn(folder, /\.(?:md|json|ts|tsx)$/),
  ),
  (source) =>
    findPlaceholders(source).map(({line, text}) => `${line}: write ${text}`),
  'places without words',
);
