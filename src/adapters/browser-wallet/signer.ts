import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { catchError, defer, from, of, switchMap } from 'rxjs'
import type { Signer } from '../../application/ports/signer'
import type { Settings } from '../../application/ports/browser/settings'
import type { SignerFailure } from '../../domain/wallet-sign-in'
import { loadOnce } from '../lazy/lazy-port'

export interface SignerDeps {
  readonly page: EventTarget
  readonly site: string
  readonly settings: Settings
  /** Whether another site embeds this page in a frame. An embedded page disables signing. */
  readonly isFramed: boolean
  /** Whether to offer the built-in test wallet. */
  readonly hasTestWallet: boolean
}

/** The wallets of this browser. The code loads on first use, because most members never sign. */
export const makeSigner = ({ page, site, settings, isFramed, hasTestWallet }: SignerDeps): Signer => {
  const wallets = loadOnce(async () => {
    const [{ makeWallets }, builtIn] = await Promise.all([
      import('./wallets'),
      hasTestWallet ? import('./test-wallet').then(({ makeTestWallet }) => [makeTestWallet({ settings })]) : [],
    ])
    return makeWallets({ page, settings, builtIn })
  })
  const available: TE.TaskEither<SignerFailure, Omit<Signer, 'site'>> = isFramed
    ? TE.left('gone')
    : TE.tryCatch(wallets, () => 'broken')
  return {
    site,
    wallets$: isFramed
      ? of([])
      : defer(() => from(wallets())).pipe(
          switchMap((all) => all.wallets$),
          catchError(() => of([])),
        ),
    connect: (wallet) =>
      pipe(
        available,
        TE.chain((all) => all.connect(wallet)),
      ),
    account: (wallet) =>
      pipe(
        available,
        TE.chain((all) => all.account(wallet)),
      ),
    changes$: (wallet, account) => from(wallets()).pipe(switchMap((all) => all.changes$(wallet, account))),
    sign: (wallet, address, text) =>
      pipe(
        available,
        TE.chain((all) => all.sign(wallet, address, text)),
      ),
  }
}
