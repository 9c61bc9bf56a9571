import { Observable } from 'rxjs'
import { parseWalletOffer, type WalletOffer } from './eip6963'
import { isEip1193Provider } from './eip1193'

/**
 * The most wallets that the page lists. The page ignores further announcements, because a script could send
 * announcements without end.
 */
const OFFERS_LIMIT = 16

/** Returns the wallet in `window.ethereum`, for a browser extension that does not announce itself. */
const injectedIn = (page: object): readonly WalletOffer[] => {
  const provider: unknown = Reflect.get(page, 'ethereum')
  return isEip1193Provider(provider)
    ? [{ id: 'injected', name: '', rdns: 'injected', icon: null, kind: 'injected', provider }]
    : []
}

/**
 * Finds the browser's wallets. Wallets announce themselves (EIP-6963); of several announcements with the same id, the
 * first is used. If no wallet announces itself, `window.ethereum` is the only wallet.
 */
export const discoverWallets = (page: EventTarget): Observable<readonly WalletOffer[]> =>
  new Observable((subscriber) => {
    const found = new Map<string, WalletOffer>()
    let isCollecting = true
    const notify = (): void => {
      subscriber.next(found.size > 0 ? [...found.values()] : injectedIn(page))
    }
    const handleAnnouncement = (event: Event): void => {
      const offer = event instanceof CustomEvent ? parseWalletOffer(event.detail) : null
      if (offer === null || found.has(offer.id) || found.size >= OFFERS_LIMIT) return
      found.set(offer.id, offer)
      if (!isCollecting) notify()
    }
    page.addEventListener('eip6963:announceProvider', handleAnnouncement)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    isCollecting = false
    notify()
    return () => {
      page.removeEventListener('eip6963:announceProvider', handleAnnouncement)
    }
  })
