/** Checks English pages and the English half of the facts for phrases that a native writer would not use. */
import {filesIn} from '../hosting/filesIn';
import {findPhrases, findPhrasesInJson} from '../typography/englishPhrases';
import {maskMarkdown} from '../typography/maskMarkdown';
import {correction, reportFindings} from './findings';

reportFindings(
  [...filesIn('docs', /\.mdx?$/), ...filesIn('src', /\.json$/)],
  (text, file) =>
    (file.endsWith('.json')
      ? findPhrasesInJson(text)
      : findPhrases(maskMarkdown(text))
    ).map(correction),
  'phrases to replace',
);
