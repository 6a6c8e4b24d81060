import {readFileSync} from 'node:fs';
import path from 'node:path';
import {routeId} from '../components/api-reference/openapi/routeId';
import {sectionsOf} from '../components/translation-status/sections';
import type {Facts} from './facts/readFacts';
import {createFactsOfFile} from './facts/readFacts';

const routesBlock = /<ApiRoutes group="(\w+)"(?: only="([^"]*)")?/g;

/** Ids of the headings that routes become, where the page names a group of them. */
function routeIds(source: string, facts: () => Facts): string[] {
  return [...source.matchAll(routesBlock)].flatMap(([, group, only]) =>
    facts()
      .routes.filter(
        (route) =>
          route.group === group &&
          (only === undefined || only.split(/, */).includes(route.path)),
      )
      .map(({path: route}) => routeId(route)),
  );
}

/** The ids of a page that links lead to, of headings and of boxes, by its file from the project's folder. */
export type SectionIds = (file: string) => string[];

export function createSectionIds(siteDir: string): SectionIds {
  const factsOfFile = createFactsOfFile(siteDir);
  return (file) => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return [
      ...sectionsOf(source).map(({id}) => id),
      ...routeIds(source, () => factsOfFile(file)),
      ...[...source.matchAll(/<Danger id="([\w-]+)"/g)].map(
        ([, id = '']) => id,
      ),
    ];
  };
}
