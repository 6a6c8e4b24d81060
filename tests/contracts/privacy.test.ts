import {offline} from '../../src/config/offline';
import {readPages} from '../support/pages';

test.each(['en', 'zh'] as const)(
  'the privacy page in %s says how much is kept, as it is configured',
  (locale) => {
    const page = readPages(locale).find(
      ({path}) => path === 'guide/privacy.md',
    );
    const {mostPages, mostFiles, mostSearchFiles} = offline;
    const numbers = [mostPages, mostFiles, mostSearchFiles].map(String);
    expect(page?.text.match(/\b\d+(?= (?:pages|of their|files|个))/g)).toEqual(
      numbers,
    );
  },
);
