import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {pageOf} from '../../lib/address';
import type {SuggestedPage} from '../../components/not-found/suggestPages';
import {docsContent} from '../docsContent';

export function pageList({loadedVersions}: LoadedContent): SuggestedPage[] {
  return loadedVersions
    .filter(({isLast}) => isLast)
    .flatMap(({docs}) =>
      docs.map(({permalink, title}) => ({page: pageOf(permalink), title})),
    );
}

/** Writes the list of pages with their titles, which only the not-found page loads. */
export default function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const content = docsContent(allContent);
      await actions.createData('pages.json', JSON.stringify(pageList(content)));
    },
  };
}
