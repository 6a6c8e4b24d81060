import type {Driver} from '../../data/drivers/schema';

/** What comes of a download proxy of the reader's own, where AList would pass files on. */
export type OwnProxyUse = 'ownProxy' | 'proxyAsksAList' | 'proxyGetsNothing';

/** The proxy asks AList for an address: of the service, of AList where only AList can read, and there is none for what AList decrypts or joins. */
export function ownProxyUse({
  kind,
  onlyLocal,
}: Pick<Driver, 'kind'> & Pick<Driver['flags'], 'onlyLocal'>): OwnProxyUse {
  if (onlyLocal) {
    return 'proxyAsksAList';
  }
  return kind === 'overlay' ? 'proxyGetsNothing' : 'ownProxy';
}
