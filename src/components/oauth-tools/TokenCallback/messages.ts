import {translate} from '@docusaurus/Translate';

export const startAgain = () => translate({message: 'Start again'});
