import { SigningKey } from 'ethers/crypto'
import { hashMessage } from 'ethers/hash'
import { computeAddress } from 'ethers/transaction'
import type { Eip1193Provider } from '../../../src/adapters/browser-wallet/eip1193'

const keyOf = (n: number): SigningKey => new SigningKey(`0x${String(n).padStart(64, '0')}`)
export const addressOf = (n: number): string => computeAddress(keyOf(n).publicKey)
export const signedBy = (n: number, text: string): string => keyOf(n).sign(hashMessage(text)).serialized
const textOf = (hex: unknown): string => Buffer.from(String(hex).slice(2), 'hex').toString('utf8')

/** A wallet with real keys in the page. Tests can change its responses and send its events. */
export class FakeWallet implements Eip1193Provider {
  readonly calls: string[] = []
  account = 1
  readonly answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_requestAccounts: () => [addressOf(this.account)],
    eth_accounts: () => [addressOf(this.account)],
    eth_chainId: () => '0x1',
    personal_sign: ([hex]) => signedBy(this.account, textOf(hex)),
  }
  readonly #listeners = new Map<string, Set<(payload: unknown) => void>>()

  readonly request: Eip1193Provider['request'] = async ({ method, params = [] }) => {
    this.calls.push(method)
    return this.answers[method]?.(params)
  }
  readonly on = (event: string, handler: (payload: unknown) => void): void => {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(handler))
  }
  readonly removeListener = (event: string, handler: (payload: unknown) => void): void => {
    this.#listeners.get(event)?.delete(handler)
  }

  tell(event: string, payload: unknown): void {
    for (const handler of this.#listeners.get(event) ?? []) handler(payload)
  }
  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

export const walletErrorFor = (code: number | string): never => {
  throw Object.assign(new Error('no'), { code })
}

let announced = 0
export interface Said {
  readonly uuid?: unknown
  readonly name?: unknown
  readonly icon?: unknown
  readonly rdns?: unknown
}
/** The event with which a browser extension announces its wallet. */
export const announcement = (provider: unknown, said: Said = {}) => {
  announced += 1
  return {
    provider,
    info: {
      uuid: `11111111-2222-4333-8444-${String(announced).padStart(12, '0')}`,
      name: 'Hand',
      icon: 'data:image/png;base64,AA==',
      rdns: 'example.hand',
      ...said,
    },
  }
}

/** A page whose extensions announce the wallets in `details` on request. */
export const pageWithWallets = (...details: readonly unknown[]): EventTarget => {
  const page = new EventTarget()
  page.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details) announceWallet(page, detail)
  })
  return page
}
export const announceWallet = (page: EventTarget, detail: unknown): void => {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
