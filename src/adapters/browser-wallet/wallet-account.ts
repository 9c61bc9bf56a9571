import type { WalletAccount } from '../../application/ports/signer'
import type { SignerFault } from '../../domain/session'
import { requestProvider, type Eip1193Provider } from './eip1193'

const ADDRESS = /^0x[0-9a-f]{40}$/i
const CHAIN = /^(?:0x0*[0-9a-f]{1,12}|0*[0-9]{1,15})$/i

/** What went wrong with a wallet. Thrown inside of this folder only. */
export class WalletError extends Error {
  constructor(readonly fault: SignerFault) {
    super(fault)
  }
}

/** The first of a wallet's accounts in small letters; `null` where it gives none. */
export const firstAddressOf = (accounts: unknown): string | null => {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return typeof first === 'string' && ADDRESS.test(first) ? first.toLowerCase() : null
}

/** EIP-695 has it as hex; some wallets say a number, digits, or zeros before them. `null` for anything else. */
export const chainIdOf = (id: unknown): number | null => {
  const chain = typeof id === 'string' && CHAIN.test(id) ? Number(id) : id
  return typeof chain === 'number' && Number.isSafeInteger(chain) && chain > 0 ? chain : null
}

/** `how` is whether the person is asked for an account, or only the one that is chosen already is read. */
export const readWalletAccount = async (
  provider: Eip1193Provider,
  how: 'eth_requestAccounts' | 'eth_accounts',
): Promise<WalletAccount> => {
  const accounts = await requestProvider(provider, how)
  const address = firstAddressOf(accounts)
  if (address === null) throw new WalletError(Array.isArray(accounts) && accounts.length === 0 ? 'gone' : 'broken')
  const chainId = chainIdOf(await requestProvider(provider, 'eth_chainId'))
  if (chainId === null) throw new WalletError('broken')
  // Half a megabyte of arithmetic, which nobody needs who has chosen no wallet.
  const { getAddress } = await import('ethers/address')
  return { address: getAddress(address), chainId }
}
