import {everything, matchesFilter} from '../../../src/lib/catalogue';

type Row = Parameters<typeof matchesFilter>[0];

const oneDrive: Row = {
  name: 'Onedrive',
  words: 'microsoft onedrive 微软网盘 résumé sharepoint',
  auth: ['refreshToken', 'clientCredentials'],
  download: 'redirect',
};

describe('a reader who types', () => {
  test.each([
    ['the name', 'onedrive'],
    ['in capitals', 'ONEDRIVE'],
    ['a part of a word', 'drive'],
    ['a word only the other language uses', '微软'],
    ['full-width letters', 'Ｏｎｅｄｒｉｖｅ'],
    ['without the accents', 'resume'],
    ['with accents that are not there', 'ónedríve'],
    ['with accents as separate characters', 're\u0301sume\u0301'],
    ['several words in another order', 'sharepoint  microsoft'],
    ['spaces alone', '   '],
  ])('%s finds the driver', (_, text) => {
    expect(matchesFilter(oneDrive, {...everything, text})).toBe(true);
  });

  test.each([
    ['another name', 'dropbox'],
    ['one word that fits and one that does not', 'onedrive dropbox'],
    ['two words without the space', 'microsoftsharepoint'],
  ])('%s does not find it', (_, text) => {
    expect(matchesFilter(oneDrive, {...everything, text})).toBe(false);
  });
});

describe('a reader who chooses', () => {
  test.each([
    ['nothing', {}, true],
    ['one of the driver’s ways to sign in', {auth: 'refreshToken'}, true],
    ['another of them', {auth: 'clientCredentials'}, true],
    ['a way to sign in that it lacks', {auth: 'cookie'}, false],
    ['a part of a way’s name', {auth: 'token'}, false],
    ['how it downloads', {download: 'redirect'}, true],
    ['how it does not download', {download: 'proxy'}, false],
    [
      'all that it has',
      {text: 'one', auth: 'refreshToken', download: 'redirect'},
      true,
    ],
    [
      'two things that fit and words that do not',
      {text: 'x', auth: 'refreshToken', download: 'redirect'},
      false,
    ],
    [
      'words and a download that fit, a sign-in that does not',
      {text: 'one', auth: 'sms', download: 'redirect'},
      false,
    ],
    [
      'words and a sign-in that fit, a download that does not',
      {text: 'one', auth: 'refreshToken', download: 'proxy'},
      false,
    ],
  ])('%s', (_, filter, isShown) => {
    expect(matchesFilter(oneDrive, {...everything, ...filter})).toBe(isShown);
  });
});
