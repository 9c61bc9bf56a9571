import type { WalletAccount } from '../../application/ports/signer'
import type { SignerFailure } from '../../domain/wallet-sign-in'
import { requestProvider, type Eip1193Provider } from './eip1193'

const ADDRESS = /^0x[0-9a-f]{40}$/i
const CHAIN = /^(?:0x0*[0-9a-f]{1,12}|0*[0-9]{1,15})$/i

/** A wallet failure. Only code in this folder throws this error. */
export class WalletError extends Error {
  constructor(readonly fault: SignerFailure) {
    super(fault)
  }
}

/** The wallet's first account in lower case, or `null`. */
export const firstAddressOf = (accounts: unknown): string | null => {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return typeof first === 'string' && ADDRESS.test(first) ? first.toLowerCase() : null
}

/**
 * The chain id as a number. EIP-695 requires hex, but some wallets return a number, digits, or leading zeros. Any other
 * value gives `null`.
 */
export const chainIdOf = (id: unknown): number | null => {
  const chain = typeof id === 'string' && CHAIN.test(id) ? Number(id) : id
  return typeof chain === 'number' && Number.isSafeInteger(chain) && chain > 0 ? chain : null
}

/**
 * Reads the wallet's account. `eth_requestAccounts` lets the member choose an account; `eth_accounts` reads the account
 * that the member has already chosen.
 */
export const readWalletAccount = async (
  provider: Eip1193Provider,
  method: 'eth_requestAccounts' | 'eth_accounts',
): Promise<WalletAccount> => {
  const accounts = await requestProvider(provider, method)
  const address = firstAddressOf(accounts)
  if (address === null) throw new WalletError(Array.isArray(accounts) && accounts.length === 0 ? 'gone' : 'broken')
  const chainId = chainIdOf(await requestProvider(provider, 'eth_chainId'))
  if (chainId === null) throw new WalletError('broken')
  // The module `ethers/address` has half a megabyte, so the module loads only after the member chose a wallet.
  const { getAddress } = await import('ethers/address')
  return { address: getAddress(address), chainId }
}
