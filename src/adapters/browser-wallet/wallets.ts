import * as TE from 'fp-ts/TaskEither'
import { map, NEVER, Observable, take, tap } from 'rxjs'
import { Secret } from '../../application/ports/browser/vault'
import type { Settings } from '../../application/ports/browser/settings'
import type { Signer, WalletAccount } from '../../application/ports/signer'
import type { WalletSignInFailure } from '../../domain/wallet-sign-in'
import { chainIdOf, firstAddressOf, readWalletAccount, WalletError } from './wallet-account'
import type { WalletOffer } from './eip6963'
import { discoverWallets } from './wallet-discovery'
import { requestProvider, signerFailureOf, listenToProvider, type Eip1193Provider } from './eip1193'

/** The settings key of the last used wallet. */
const LAST_KEY = 'wallet'
const SIGNATURE = /^0x[0-9a-f]{130}$/i

export interface WalletsDeps {
  readonly page: EventTarget
  readonly settings: Settings
  /** Wallets that the app lists beside the browser's wallets. */
  readonly builtIn: readonly WalletOffer[]
}

const hexOf = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Signs the text, then checks the signature, because the wallet may have signed a different text (SES-9). */
const signText = async (provider: Eip1193Provider, address: string, text: string): Promise<Secret> => {
  const signature = await requestProvider(provider, 'personal_sign', [hexOf(text), address])
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) throw new WalletError('broken')
  const { verifyMessage } = await import('ethers/hash')
  if (verifyMessage(text, signature) !== address) throw new WalletError('broken')
  return new Secret(signature)
}

const changesOf = (provider: Eip1193Provider, { address, chainId }: WalletAccount): Observable<WalletSignInFailure> =>
  new Observable<WalletSignInFailure>((subscriber) => {
    const stops = [
      listenToProvider(provider, 'accountsChanged', (accounts) => {
        const now = firstAddressOf(accounts)
        if (now !== address.toLowerCase()) subscriber.next(now === null ? 'gone' : 'changed')
      }),
      listenToProvider(provider, 'chainChanged', (id) => {
        if (chainIdOf(id) !== chainId) subscriber.next('changed')
      }),
      listenToProvider(provider, 'disconnect', () => {
        subscriber.next('gone')
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }).pipe(take(1))

/**
 * The wallets of this browser. Wallets are foreign code, so their names are shortened to a limit and their responses
 * are validated.
 */
export const makeWallets = ({ page, settings, builtIn }: WalletsDeps): Omit<Signer, 'site'> => {
  const known = new Map<string, WalletOffer>()
  const withWallet = <A>(wallet: string, work: (provider: Eip1193Provider, offer: WalletOffer) => Promise<A>) =>
    TE.tryCatch(
      async () => {
        const offer = known.get(wallet)
        if (offer === undefined) throw new WalletError('gone')
        return work(offer.provider, offer)
      },
      (error) => (error instanceof WalletError ? error.fault : signerFailureOf(error)),
    )

  return {
    wallets$: discoverWallets(page).pipe(
      map((found) => [...found, ...builtIn]),
      tap((offers) => {
        for (const offer of offers) known.set(offer.id, offer)
      }),
      map((offers) => {
        const last = settings.get(LAST_KEY)
        const views = offers.map(({ id, name, rdns, icon, kind }) => ({
          id,
          name,
          rdns,
          icon,
          kind,
          isLast: rdns === last,
        }))
        return views.sort((a, b) => Number(b.isLast) - Number(a.isLast))
      }),
    ),
    connect: (wallet) =>
      withWallet(wallet, async (provider, { rdns }) => {
        const account = await readWalletAccount(provider, 'eth_requestAccounts')
        settings.set(LAST_KEY, rdns)
        return account
      }),
    account: (wallet) => withWallet(wallet, (provider) => readWalletAccount(provider, 'eth_accounts')),
    changes$: (wallet, account) => {
      const offer = known.get(wallet)
      return offer === undefined ? NEVER : changesOf(offer.provider, account)
    },
    sign: (wallet, address, text) => withWallet(wallet, (provider) => signText(provider, address, text.reveal())),
  }
}
