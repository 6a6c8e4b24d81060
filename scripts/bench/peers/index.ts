import type {PeerName} from '../pages';
import {docusaurus} from './docusaurus';
import type {Peer} from './peer';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

export const peers: Readonly<Record<PeerName, Peer>> = {
  vitepress,
  starlight,
  docusaurus,
};
