import type {Driver} from '../../data/drivers/schema';

/** What the user's own download proxy changes, if AList would proxy the files. */
export type OwnProxyUse = 'ownProxy' | 'proxyAsksAList' | 'proxyGetsNothing';

/** The proxy requests an address from AList. It gets the service's, or AList's own if only AList can read the file, or none for files that AList decrypts or joins. */
export function ownProxyUse({
  kind,
  onlyLocal,
}: Pick<Driver, 'kind'> & Pick<Driver['flags'], 'onlyLocal'>): OwnProxyUse {
  if (onlyLocal) {
    return 'proxyAsksAList';
  }
  return kind === 'overlay' ? 'proxyGetsNothing' : 'ownProxy';
}
