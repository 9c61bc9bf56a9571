import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { SignerFailure, WalletSignInFailure } from '../../domain/wallet-sign-in'
import type { Secret } from './browser/vault'

/** A wallet that announces itself to this page. The wallet's name, icon and rdns are not verified (EIP-6963). */
export interface WalletInfo {
  /** The id of the wallet, valid while this page is open. */
  readonly id: string
  /** The name: at most 64 letters on one line; empty if the wallet sent none. */
  readonly name: string
  /** The reverse domain name of the wallet product, which is stable across a reload. */
  readonly rdns: string
  /** The icon: a `data:` URL for an `<img>`, at most 64 kB. */
  readonly icon: string | null
  /** `injected`: the wallet did not announce itself. `test`: the simulator's wallet. Neither kind sends a name. */
  readonly kind: 'announced' | 'injected' | 'test'
  /** Whether the member used this wallet last in this browser. */
  readonly isLast: boolean
}

/** The account of a wallet. `address` is written with its checksum (EIP-55). */
export interface WalletAccount {
  readonly address: string
  readonly chainId: number
}

/** The wallets of this browser. A wallet provides an account, and signs texts. */
export interface Signer {
  /** The host and port of this page. A text that names another site is never signed. */
  readonly site: string
  /** The discovered wallets while subscribed, at most 16. The last used wallet comes first. */
  readonly wallets$: Observable<readonly WalletInfo[]>
  /** Requests an account. The wallet prompts the member. */
  readonly connect: (wallet: string) => TaskEither<SignerFailure, WalletAccount>
  /** The account and chain that are selected now. The wallet shows no prompt. */
  readonly account: (wallet: string) => TaskEither<SignerFailure, WalletAccount>
  /** Emits once, when the wallet switches its account or chain, or disconnects. */
  readonly changes$: (wallet: string, account: WalletAccount) => Observable<WalletSignInFailure>
  /** Returns that address's signature under exactly that text. Uses only `personal_sign`. */
  readonly sign: (wallet: string, address: string, text: Secret) => TaskEither<SignerFailure, Secret>
}
