import * as t from 'io-ts'

/** The id of a chain (spec 2 §9): 1 ethereum, 56 bsc, 101 solana, 5 goerli. */
export const ChainId = t.union([t.literal(1), t.literal(56), t.literal(101), t.literal(5)], 'ChainId')
export type ChainId = t.TypeOf<typeof ChainId>

export interface Chain {
  readonly id: ChainId
  readonly name: string
  readonly family: 'evm' | 'solana'
  /** The approximate duration of a transfer in seconds (our own figure). */
  readonly seconds: number
  /** The public site that shows the chain's transactions. */
  readonly explorer: string
}

export const CHAINS: readonly Chain[] = [
  { id: 1, name: 'Ethereum', family: 'evm', seconds: 240, explorer: 'etherscan.io' },
  { id: 56, name: 'BNB Smart Chain', family: 'evm', seconds: 60, explorer: 'bscscan.com' },
  { id: 101, name: 'Solana', family: 'solana', seconds: 20, explorer: 'solscan.io' },
  { id: 5, name: 'Goerli', family: 'evm', seconds: 120, explorer: 'goerli.etherscan.io' },
]

export const chainBy = (id: number): Chain | null => CHAINS.find((chain) => chain.id === id) ?? null

const HASH = /^[A-Za-z0-9]{1,100}$/

/** Where the chain's explorer shows a transaction; `null` for an unknown chain, or a text that is no hash. */
export const explorerOf = (
  chainId: number | null,
  txHash: string,
): { readonly host: string; readonly href: string } | null => {
  const chain = chainBy(chainId ?? 0)
  return chain === null || !HASH.test(txHash)
    ? null
    : { host: chain.explorer, href: `https://${chain.explorer}/tx/${txHash}` }
}
