import type { SignerFault } from '../../domain/session'

/** A wallet as it stands in the page (EIP-1193). Whatever it answers is unknown. */
export interface Eip1193Provider {
  readonly request: (call: { readonly method: string; readonly params?: readonly unknown[] }) => Promise<unknown>
  readonly on?: unknown
  readonly removeListener?: unknown
}

type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'
type Listen = (event: WalletEvent, heard: (told: unknown) => void) => unknown

const isFunction = (u: unknown): u is Listen => typeof u === 'function'

/** Reading a property of a stranger's object may throw. */
export const isEip1193Provider = (u: unknown): u is Eip1193Provider => {
  try {
    return typeof u === 'object' && u !== null && 'request' in u && typeof u.request === 'function'
  } catch {
    return false
  }
}

/** A wallet may throw where it should reject, and answer without a promise. */
export const requestProvider = async (
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> => provider.request(params === undefined ? { method } : { method, params })

/** Hears the wallet until the answer is called; one that cannot be listened to says nothing. */
export const listenToProvider = (
  provider: Eip1193Provider,
  event: WalletEvent,
  heard: (told: unknown) => void,
): (() => void) => {
  const { on, removeListener } = provider
  if (!isFunction(on)) return () => undefined
  on.call(provider, event, heard)
  return () => {
    if (isFunction(removeListener)) removeListener.call(provider, event, heard)
  }
}

/** EIP-1193 and EIP-1474: what their numbers mean to the person. */
const FAULTS = new Map<unknown, SignerFault>([
  [4001, 'refused'],
  ['ACTION_REJECTED', 'refused'],
  [-32002, 'busy'],
  [4100, 'gone'],
  [4900, 'gone'],
  [4901, 'gone'],
])

export const signerFailureOf = (error: unknown): SignerFault =>
  (typeof error === 'object' && error !== null && 'code' in error ? FAULTS.get(error.code) : undefined) ?? 'broken'
