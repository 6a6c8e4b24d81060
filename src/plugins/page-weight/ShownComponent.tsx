import createComponent from '@docusaurus/ComponentCreator';
import type {ComponentType, ReactNode} from 'react';

/** A part of a route, which Docusaurus can have come before it is shown. */
type RouteComponent = ComponentType<object> & {preload: () => unknown};

/**
 * In place of Docusaurus' own, with which a page makes the components of all pages before its first render.
 *
 * @returns a component that is made when it is asked for
 */
export default function createShownComponent(
  path: string,
  hash: string,
): RouteComponent {
  let made: RouteComponent | undefined;
  const make = () => (made ??= createComponent(path, hash) as RouteComponent);
  function ShownComponent(props: object): ReactNode {
    const Made = make();
    return <Made {...props} />;
  }
  return Object.assign(ShownComponent, {preload: () => make().preload()});
}
