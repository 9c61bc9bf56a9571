import { Observable } from 'rxjs'
import { parseWalletOffer, type WalletOffer } from './eip6963'
import { isEip1193Provider } from './eip1193'

/** So many are looked at: a page can be told of wallets without end. */
const OFFERS_LIMIT = 16

/** The one wallet of a browser whose wallet does not announce itself yet. */
const injectedIn = (page: object): readonly WalletOffer[] => {
  const provider: unknown = Reflect.get(page, 'ethereum')
  return isEip1193Provider(provider)
    ? [{ id: 'injected', name: '', rdns: 'injected', icon: null, kind: 'injected', provider }]
    : []
}

/** Wallets as they announce themselves (EIP-6963); the first by an id keeps it. Where none does, `window.ethereum`. */
export const discoverWallets = (page: EventTarget): Observable<readonly WalletOffer[]> =>
  new Observable((subscriber) => {
    const found = new Map<string, WalletOffer>()
    let isAsking = true
    const tell = (): void => {
      subscriber.next(found.size > 0 ? [...found.values()] : injectedIn(page))
    }
    const heard = (event: Event): void => {
      const offer = event instanceof CustomEvent ? parseWalletOffer(event.detail) : null
      if (offer === null || found.has(offer.id) || found.size >= OFFERS_LIMIT) return
      found.set(offer.id, offer)
      if (!isAsking) tell()
    }
    page.addEventListener('eip6963:announceProvider', heard)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    isAsking = false
    tell()
    return () => {
      page.removeEventListener('eip6963:announceProvider', heard)
    }
  })
