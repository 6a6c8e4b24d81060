import {translate} from '@docusaurus/Translate';

export const startAgain = () =>
  translate({
    id: 'tools.callback.again',
    message: 'Start again',
    description: 'Link to the page where a sign-in begins',
  });
