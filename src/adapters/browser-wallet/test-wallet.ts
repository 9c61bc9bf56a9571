import type { Settings } from '../../application/ports/browser/settings'
import type { WalletOffer } from './eip6963'
import type { Eip1193Provider } from './eip1193'

/**
 * The storage key of the wallet's private key. The private key survives a reload and a sign-out, as in a real wallet.
 * All accounts in this browser share the key, and the key controls no funds.
 */
const KEY = 'test_wallet_key'
const BYTES = 32

const newKey = (fill: (bytes: Uint8Array<ArrayBuffer>) => void): string => {
  const bytes = new Uint8Array(BYTES)
  fill(bytes)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const textOf = (hex: unknown): string => {
  const pairs = typeof hex === 'string' ? (hex.slice(2).match(/../g) ?? []) : []
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))
}

export interface TestWalletDeps {
  readonly settings: Settings
  readonly fill?: (bytes: Uint8Array<ArrayBuffer>) => void
}

/** A test wallet on Ethereum with a real key. The wallet signs every text and exists only in simulated mode. */
export const makeTestWallet = ({
  settings,
  fill = (bytes) => {
    crypto.getRandomValues(bytes)
  },
}: TestWalletDeps): WalletOffer => {
  const keyOf = (): string => {
    const kept = settings.get(KEY) ?? newKey(fill)
    settings.set(KEY, kept)
    return kept
  }
  const provider: Eip1193Provider = {
    request: async ({ method, params = [] }) => {
      if (method === 'eth_chainId') return '0x1'
      const [{ SigningKey }, { hashMessage }, { computeAddress }] = await Promise.all([
        import('ethers/crypto'),
        import('ethers/hash'),
        import('ethers/transaction'),
      ])
      const key = new SigningKey(keyOf())
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [computeAddress(key.publicKey)]
      if (method === 'personal_sign') return key.sign(hashMessage(textOf(params[0]))).serialized
      throw new Error(`the test wallet does not know ${method}`)
    },
  }
  return { id: 'test', name: '', rdns: 'example.loop.test-wallet', icon: null, kind: 'test', provider }
}
