import type { SignerFailure } from '../../domain/wallet-sign-in'

/** The object with which a wallet exposes itself to the page (EIP-1193). Validate each response. */
export interface Eip1193Provider {
  readonly request: (call: { readonly method: string; readonly params?: readonly unknown[] }) => Promise<unknown>
  readonly on?: unknown
  readonly removeListener?: unknown
}

type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'
type Listen = (event: WalletEvent, handler: (payload: unknown) => void) => unknown

const isFunction = (u: unknown): u is Listen => typeof u === 'function'

/** Reading a property of a foreign object may throw an error. */
export const isEip1193Provider = (u: unknown): u is Eip1193Provider => {
  try {
    return typeof u === 'object' && u !== null && 'request' in u && typeof u.request === 'function'
  } catch {
    return false
  }
}

/**
 * Sends a request to the wallet. A wallet may throw instead of rejecting, or return a plain value; `async` covers both.
 */
export const requestProvider = async (
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> => provider.request(params === undefined ? { method } : { method, params })

/** Listens to the wallet until the returned function is called. A wallet without `on` sends no events. */
export const listenToProvider = (
  provider: Eip1193Provider,
  event: WalletEvent,
  handler: (payload: unknown) => void,
): (() => void) => {
  const { on, removeListener } = provider
  if (!isFunction(on)) return () => undefined
  on.call(provider, event, handler)
  return () => {
    if (isFunction(removeListener)) removeListener.call(provider, event, handler)
  }
}

/** The error codes of EIP-1193 and EIP-1474. */
const FAULTS = new Map<unknown, SignerFailure>([
  [4001, 'refused'],
  ['ACTION_REJECTED', 'refused'],
  [-32002, 'busy'],
  [4100, 'gone'],
  [4900, 'gone'],
  [4901, 'gone'],
])

export const signerFailureOf = (error: unknown): SignerFailure =>
  (typeof error === 'object' && error !== null && 'code' in error ? FAULTS.get(error.code) : undefined) ?? 'broken'
