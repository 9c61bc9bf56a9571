import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { SignerFailure, WalletSignInFailure } from '../../domain/session'
import type { Secret } from './browser/vault'

/** A wallet that announces itself to this page. Name, icon and rdns are its own claims (EIP-6963). */
export interface WalletInfo {
  /** Valid while this page is open. */
  readonly id: string
  /** At most 64 letters on one line; empty if the wallet sent none. */
  readonly name: string
  /** Reverse domain name of the product; stable across a reload. */
  readonly rdns: string
  /** A `data:` URL for an `<img>`, at most 64 kB. */
  readonly icon: string | null
  /** `injected` did not announce itself; `test` is the simulator's. Neither sends a name. */
  readonly kind: 'announced' | 'injected' | 'test'
  /** The wallet used last in this browser. */
  readonly isLast: boolean
}

/** `address` with its checksum (EIP-55). */
export interface WalletAccount {
  readonly address: string
  readonly chainId: number
}

/** The wallets of this browser. They provide an account, and a signature under a text. */
export interface Signer {
  /** Host and port of this page. A text that names another site is never signed. */
  readonly site: string
  /** Discovers wallets while subscribed; the last used wallet comes first. At most 16. */
  readonly wallets$: Observable<readonly WalletInfo[]>
  /** Requests an account; the wallet prompts the member. */
  readonly connect: (wallet: string) => TaskEither<SignerFailure, WalletAccount>
  /** The currently selected account and chain, without a prompt. */
  readonly account: (wallet: string) => TaskEither<SignerFailure, WalletAccount>
  /** Emits once, when the wallet switches account or chain or disconnects. */
  readonly changes$: (wallet: string, account: WalletAccount) => Observable<WalletSignInFailure>
  /** `personal_sign` only. Returns that address's signature under exactly that text. */
  readonly sign: (wallet: string, address: string, text: Secret) => TaskEither<SignerFailure, Secret>
}
