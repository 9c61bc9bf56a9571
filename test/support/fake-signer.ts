import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, filter, map, of, Subject, take, type Observable } from 'rxjs'
import type { Signer, WalletAccount, WalletInfo } from '../../src/application/ports/signer'
import { Secret } from '../../src/application/ports/browser/vault'
import type { SignerFault } from '../../src/domain/session'

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

/** Whatever is signed reads so; nobody can have made it without the text and the address. */
export const signatureOf = (address: string, text: string): string => `signed by ${address}: ${text}`

/** What is chosen in a wallet, and how often it has told of something else than was known of it. */
export interface FakeWalletState extends WalletAccount {
  readonly told: number
}

/** A wallet whose person is the test: each question waits until it is answered by hand. */
export class FakeSigner implements Signer {
  readonly site = 'town.example'
  /** How often the wallet was asked to sign. */
  asked = 0
  #account: WalletAccount = ANN_WALLET
  #known: WalletAccount = ANN_WALLET
  #told = 0
  #waiting: ((fault: SignerFault | null) => void)[] = []
  readonly #changed = new Subject<void>()

  readonly wallets$: Observable<readonly WalletInfo[]> = defer(() => of([walletInfo()]))

  /** The person answers the oldest question in the wallet. */
  answer(fault: SignerFault | null = null): void {
    this.#waiting.shift()?.(fault)
  }

  get waits(): boolean {
    return this.#waiting.length > 0
  }

  /** The person chooses an account and chain in the wallet, which tells so, unless it is one of those that don't. */
  choose(account: WalletAccount, tells = true): void {
    const isSame = account.address === this.#account.address && account.chainId === this.#account.chainId
    this.#account = account
    if (!tells || isSame) return
    // Away and back, of which only the way back is told: nobody else can know of it.
    if (account.address !== this.#known.address || account.chainId !== this.#known.chainId) this.#told += 1
    this.#known = account
    this.#changed.next()
  }

  get now(): FakeWalletState {
    return { ...this.#account, told: this.#told }
  }

  #question<A>(answer: () => A): TaskEither<SignerFault, A> {
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
