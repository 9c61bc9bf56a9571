import * as E from 'fp-ts/Either'
import { SigningKey } from 'ethers/crypto'
import { hashMessage } from 'ethers/hash'
import { computeAddress } from 'ethers/transaction'
import { NEVER, of } from 'rxjs'
import type { Signer, WalletAccount } from '../../../src/application/ports/signer'
import { Secret } from '../../../src/application/ports/browser/vault'
import { hashText } from '../../../src/adapters/simulator/state/seeded-random'
import type { ChaosPage } from './chaos-page'

/** The member responds to a wallet prompt after this time. */
const ANSWERS_MS = 1_500
const ETHEREUM = 1

const keyOf = (n: number): SigningKey => new SigningKey(`0x${String(n).padStart(64, '0')}`)
/** The address of each key. To compute an address takes some milliseconds. */
const addresses = new Map<string, string>()
const addressOf = (key: SigningKey): string => {
  const known = addresses.get(key.privateKey) ?? computeAddress(key.publicKey)
  addresses.set(key.privateKey, known)
  return known
}

/** A page's wallet with real keys. */
export class PageWallet implements Signer {
  readonly site = 'town.example'
  /** The member's decision on the next request to sign. */
  next: 'signs' | 'refuses' | 'chooses another account' = 'signs'
  #chosen: 0 | 1 = 0

  constructor(private readonly page: ChaosPage) {}

  /** The keys of this browser's owner: other people's browsers have other keys. */
  get #keys(): readonly [SigningKey, SigningKey] {
    const first = 1 + 2 * hashText(this.page.browser.name)
    return [keyOf(first), keyOf(first + 1)]
  }

  /** The wallets of this browser's owner. */
  get addresses(): readonly string[] {
    return this.#keys.map(addressOf)
  }

  readonly wallets$ = of([])
  readonly changes$ = () => NEVER
  readonly account = () => () => Promise.resolve(E.right(this.#account))
  readonly connect = () => async () => {
    await this.page.pause(ANSWERS_MS)
    return E.right(this.#account)
  }

  readonly sign: Signer['sign'] = (_, __, text) => async () => {
    const key = this.#keys[this.#chosen]
    const does = this.next
    this.next = 'signs'
    await this.page.pause(ANSWERS_MS)
    if (does === 'refuses') return E.left('refused')
    if (does === 'chooses another account') this.#chosen = this.#chosen === 0 ? 1 : 0
    return E.right(new Secret(key.sign(hashMessage(text.reveal())).serialized))
  }

  get #account(): WalletAccount {
    return { address: addressOf(this.#keys[this.#chosen]), chainId: ETHEREUM }
  }
}
