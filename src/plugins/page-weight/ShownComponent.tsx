import createComponent from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type {Registry} from '@docusaurus/types';
import type {ComponentType, ReactNode} from 'react';
import {pageNeeds} from '../../lib/pageNeeds';

/** A part of a route, which Docusaurus can have come before it is shown. */
type RouteComponent = ComponentType<object> & {preload: () => unknown};

/** What a page is made of: the names of what is around all texts, and of its text; and what loads the text. */
type PageParts = [frame: string, text: string, load: Registry[string][0]];

/** Where Docusaurus looks for how it loads a part. */
const loads: Record<string, Registry[string]> = registry;

/** The module of a text, when everything is there that it needs before it is shown. */
async function withNeeds(coming: Promise<unknown>): Promise<unknown> {
  const text = await coming;
  await pageNeeds();
  return text;
}

/**
 * In place of Docusaurus' own, with which a page makes the components of all pages before its first render.
 *
 * @param page what the route of a page says besides; Docusaurus' tables have only the other routes
 * @returns a component that is made when it is asked for
 */
export default function createShownComponent(
  path: string,
  hash: string,
  page?: PageParts,
): RouteComponent {
  if (page) {
    const [frame, text, load] = page;
    routesChunkNames[`${path}-${hash}`] = {__comp: frame, content: text};
    loads[text] = [async () => withNeeds(load()), '', ''];
  }
  let made: RouteComponent | undefined;
  const make = () => (made ??= createComponent(path, hash) as RouteComponent);
  function ShownComponent(props: object): ReactNode {
    const Made = make();
    return <Made {...props} />;
  }
  return Object.assign(ShownComponent, {preload: () => make().preload()});
}
