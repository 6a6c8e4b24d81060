import {translate} from '@docusaurus/Translate';
import {labelled} from '../../../lib/punctuation';
import {dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {effects, endedIn, type Meta} from './nearestMeta';
import {pages} from './pages';

/** More than fit into a finding. */
const DETAILS = 20;

/** Where nothing but a text or a right to upload ends. */
function harmlessEnds(metas: readonly Meta[]): string[] {
  const names = {
    write: translate({
      id: 'serverCheck.adminMetaNearest.write',
      message: 'Write',
      description: 'Field of a meta, before a folder',
    }),
    readme: translate({
      id: 'serverCheck.adminMetaNearest.readme',
      message: 'Readme',
      description: 'Field of a meta, before a folder',
    }),
    header: translate({
      id: 'serverCheck.adminMetaNearest.header',
      message: 'Header',
      description: 'Field of a meta, before a folder',
    }),
  };
  return (['write', 'readme', 'header'] as const).flatMap((name) =>
    endedIn(metas, effects[name]).map((path) => labelled(names[name], path)),
  );
}

/** What an outer meta hides, allows or shows ends at the next meta; passwords have a check of their own. */
export const adminMetaNearest: Check = {
  id: 'adminMetaNearest',
  title: () =>
    translate({
      id: 'serverCheck.adminMetaNearest',
      message: 'Do metas switch each other off?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminMetas'],
  evaluate: (seen): Finding | undefined => {
    const metas = dataOf(seen, 'adminMetas')?.content ?? [];
    const shown = endedIn(metas, effects.hide);
    const others = harmlessEnds(metas);
    const facts = {endedHide: shown.length, endedOthers: others.length};
    if (shown.length > 0) {
      return {
        certainty: 'likely',
        saw: translate(
          {
            id: 'serverCheck.adminMetaNearest.hide.saw',
            message: 'Metas that end Hide of a folder above them: {count}.',
            description: 'What a check of a server saw',
          },
          {count: shown.length},
        ),
        means: translate({
          id: 'serverCheck.adminMetaNearest.hide.means',
          message:
            'AList looks at the nearest meta alone, so names that the outer meta hides are listed there. With /*, they are listed below the folder.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.adminMetaNearest.hide.remedy',
          message:
            'Enter the lines of Hide in these metas too, with Apply to sub folder:',
          description: 'What to do; a list follows',
        }),
        details: shown.slice(0, DETAILS),
        facts,
      };
    }
    return others.length === 0
      ? undefined
      : {
          certainty: 'info',
          saw: translate(
            {
              id: 'serverCheck.adminMetaNearest.saw',
              message:
                'Places where Write, Readme or Header of a folder above ends: {count}.',
              description: 'What a check of a server saw',
            },
            {count: others.length},
          ),
          means: translate({
            id: 'serverCheck.adminMetaNearest.means',
            message:
              'AList looks at the nearest meta alone. With /*, the field has no effect below the folder.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.adminMetaNearest.remedy',
            message: 'Fill these fields here too if they should hold:',
            description: 'What to do; a list of fields and folders',
          }),
          details: others.slice(0, DETAILS),
          facts,
        };
  },
  page: pages.nearestMeta,
};
