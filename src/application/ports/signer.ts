import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { SignerFault, WalletFault } from '../../domain/session'
import type { Secret } from './browser/vault'

/** A wallet that offers itself to this page. Name, picture and rdns are its own word (EIP-6963). */
export interface WalletInfo {
  /** Of this wallet while this page is open. */
  readonly id: string
  /** At most 64 letters on one line; empty where it did not say. */
  readonly name: string
  /** Reverse domain name of the product; the same after a reload. */
  readonly rdns: string
  /** A `data:` address for an `<img>`, of at most 64 kB. */
  readonly icon: string | null
  /** `injected` did not announce itself; `test` is the simulator's. Neither says its name. */
  readonly kind: 'announced' | 'injected' | 'test'
  /** It was used here last. */
  readonly isLast: boolean
}

/** `address` with its checksum (EIP-55). */
export interface WalletAccount {
  readonly address: string
  readonly chainId: number
}

/** The wallets of this browser. They answer only what they are asked for: an account, and a signature under a text. */
export interface Signer {
  /** Host and port of this page: no text that names another site is signed. */
  readonly site: string
  /** Looks for wallets while subscribed; the one used last comes first. At most 16. */
  readonly wallets$: Observable<readonly WalletInfo[]>
  /** Asks the person, in the wallet, for an account. */
  readonly connect: (wallet: string) => TaskEither<SignerFault, WalletAccount>
  /** The account and chain that are chosen right now, without asking anyone. */
  readonly account: (wallet: string) => TaskEither<SignerFault, WalletAccount>
  /** Once the wallet tells of another account or chain than this one, or that it is gone. */
  readonly changes$: (wallet: string, account: WalletAccount) => Observable<WalletFault>
  /** `personal_sign` and nothing else; the answer is a signature of that address under exactly that text. */
  readonly sign: (wallet: string, address: string, text: Secret) => TaskEither<SignerFault, Secret>
}
