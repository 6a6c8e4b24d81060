import {translate} from '@docusaurus/Translate';
import type {Check, Finding} from './check';
import {pages} from './pages';
import {newerSettingOf} from './settingOf';

/** Whether a text that somebody uploads runs scripts at its readers. */
export const adminReadmeScripts: Check = {
  id: 'adminReadmeScripts',
  title: () =>
    translate({
      id: 'serverCheck.adminReadmeScripts',
      message: 'Are scripts removed from readmes?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminNewerSettings'],
  evaluate: (seen): Finding | undefined => {
    const filter = newerSettingOf(seen, 'filter_readme_scripts');
    if (filter === undefined) {
      return undefined;
    }
    const facts = {filterReadmeScripts: filter === 'true'};
    return filter === 'true'
      ? {
          certainty: 'fine',
          saw: translate({
            id: 'serverCheck.adminReadmeScripts.fine.saw',
            message: 'Filter readme scripts is on.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.adminReadmeScripts.fine.means',
            message: 'An .md file that your server relays runs no script.',
            description: 'What a finding about a server means',
          }),
          facts,
        }
      : {
          certainty: 'likely',
          saw: translate({
            id: 'serverCheck.adminReadmeScripts.saw',
            message: 'Filter readme scripts is off.',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.adminReadmeScripts.means',
            message:
              'Whoever can put an .md file into a folder runs scripts at those who open it, also at you, with their rights.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.adminReadmeScripts.remedy',
            message:
              'Turn it on under Preview, unless nobody but you can upload.',
            description: 'What to do about a finding about a server',
          }),
          facts,
        };
  },
  page: pages.readmeScripts,
};
