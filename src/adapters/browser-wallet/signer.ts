import { catchError, defer, of, switchMap } from 'rxjs'
import type { Signer } from '../../application/ports/signer'
import type { Settings } from '../../application/ports/browser/settings'
import { lazyPort, loadOnce } from '../lazy/lazy-port'

export interface SignerDeps {
  readonly page: EventTarget
  readonly site: string
  readonly settings: Settings
  /** Whether another site embeds this page in a frame. An embedded page disables signing. */
  readonly isFramed: boolean
  /** Whether to offer the built-in test wallet. */
  readonly hasTestWallet: boolean
}

/**
 * The wallets of this browser. The code loads on first use, because most members never sign. An embedded page never
 * loads it.
 */
export const makeSigner = ({ page, site, settings, isFramed, hasTestWallet }: SignerDeps): Signer => {
  const wallets = loadOnce(async (): Promise<Signer> => {
    if (isFramed) throw new Error('an embedded page signs nothing')
    const [{ makeWallets }, builtIn] = await Promise.all([
      import('./wallets'),
      hasTestWallet ? import('./test-wallet').then(({ makeTestWallet }) => [makeTestWallet({ settings })]) : [],
    ])
    return { ...makeWallets({ page, settings, builtIn }), site }
  })
  return lazyPort(wallets, isFramed ? 'gone' : 'broken', {
    site,
    wallets$: defer(wallets).pipe(
      switchMap((all) => all.wallets$),
      catchError(() => of([])),
    ),
    changes$: (wallet, account) => defer(wallets).pipe(switchMap((all) => all.changes$(wallet, account))),
  })
}
