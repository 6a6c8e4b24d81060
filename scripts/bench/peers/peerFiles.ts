import {linkedBody, type PlainPage} from '../plainPages';
import type {Peer} from './peer';

/** Every file of a peer's folder but pictures: its settings and its pages. */
export function peerFiles(
  peer: Peer,
  pages: readonly PlainPage[],
  origin: string,
): Record<string, string> {
  const sources = pages.map((page): [path: string, text: string] => [
    peer.sourceOf(page),
    peer.headOf(page) + linkedBody(page.body, origin, peer.linkTo),
  ]);
  return {
    'package.json': JSON.stringify({
      name: `bench-${peer.name}`,
      private: true,
      dependencies: peer.packages,
      overrides: peer.overrides,
    }),
    ...peer.settings(pages),
    ...Object.fromEntries(sources),
  };
}
