import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, filter, map, of, Subject, take, type Observable } from 'rxjs'
import type { Signer, WalletAccount, WalletInfo } from '../../src/application/ports/signer'
import { Secret } from '../../src/application/ports/browser/vault'
import type { SignerFailure } from '../../src/domain/wallet-sign-in'

export const ANN_WALLET: WalletAccount = { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', chainId: 1 }
export const BEN_WALLET: WalletAccount = { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', chainId: 1 }

export const walletInfo = (with_: Partial<WalletInfo> = {}): WalletInfo => ({
  id: 'w-1',
  name: 'Hand wallet',
  rdns: 'example.hand',
  icon: null,
  kind: 'announced',
  isLast: false,
  ...with_,
})

/** A signature that proves which address signed which text. */
export const signatureOf = (address: string, text: string): string => `signed by ${address}: ${text}`

/** The chosen account, and how often the wallet has reported an account that the page did not know. */
export interface FakeWalletState extends WalletAccount {
  readonly told: number
}

/** A wallet that the test operates. Each prompt stays open until the test calls `answer`. */
export class FakeSigner implements Signer {
  readonly site = 'town.example'
  /** How many texts the app has requested to be signed. */
  asked = 0
  #account: WalletAccount = ANN_WALLET
  #known: WalletAccount = ANN_WALLET
  #told = 0
  #waiting: ((fault: SignerFailure | null) => void)[] = []
  readonly #changed = new Subject<void>()

  readonly wallets$: Observable<readonly WalletInfo[]> = defer(() => of([walletInfo()]))

  /** Decides the oldest open prompt of the wallet: signs, or fails with `fault`. */
  answer(fault: SignerFailure | null = null): void {
    this.#waiting.shift()?.(fault)
  }

  get waits(): boolean {
    return this.#waiting.length > 0
  }

  /** Chooses an account and chain in the wallet. With `tells: false` the wallet does not report the change. */
  choose(account: WalletAccount, tells = true): void {
    const isSame = account.address === this.#account.address && account.chainId === this.#account.chainId
    this.#account = account
    if (!tells || isSame) return
    // The page cannot notice a wallet that switches silently and then back, so such a switch does not count.
    if (account.address !== this.#known.address || account.chainId !== this.#known.chainId) this.#told += 1
    this.#known = account
    this.#changed.next()
  }

  get now(): FakeWalletState {
    return { ...this.#account, told: this.#told }
  }

  #question<A>(answer: () => A): TaskEither<SignerFailure, A> {
    return () =>
      new Promise((resolve) => {
        this.#waiting.push((fault) => resolve(fault === null ? E.right(answer()) : E.left(fault)))
      })
  }

  #shown(): WalletAccount {
    this.#known = this.#account
    return this.#account
  }

  readonly connect = () => this.#question(() => this.#shown())
  readonly account = () => () => Promise.resolve(E.right(this.#shown()))
  readonly changes$: Signer['changes$'] = (_, { address, chainId }) =>
    this.#changed.pipe(
      filter(() => this.#account.address !== address || this.#account.chainId !== chainId),
      map(() => 'changed' as const),
      take(1),
    )

  readonly sign: Signer['sign'] = (_, address, text) => {
    this.asked += 1
    return this.#question(() => new Secret(signatureOf(address, text.reveal())))
  }
}
