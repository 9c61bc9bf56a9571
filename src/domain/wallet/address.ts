import { ed25519 } from '@noble/curves/ed25519.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import * as E from 'fp-ts/Either'
import type { Chain } from './chains'

export type AddressIssue =
  | 'empty'
  | 'strange'
  | 'name'
  | 'prefix'
  | 'length'
  | 'letters'
  | 'checksum'
  | 'zero'
  | 'token'
  | 'notEvm'
  | 'notSolana'
  | 'offCurve'

/** `isUnchecked`: no checksum protects the address against a typo. */
export interface CheckedAddress {
  readonly address: string
  readonly isUnchecked: boolean
}

const ASCII = /^[\x21-\x7e]*$/
const EVM = /^0x[0-9a-fA-F]{40}$/
const HEX40 = /^[0-9a-fA-F]{40}$/
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const BYTES = 32

/** The addresses of token contracts. A token that is sent to a token contract is lost (ethereum/EIPs#8885). */
const TOKENS: ReadonlySet<string> = new Set([
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  '0x55d398326f99059ff775485246999027b3197955',
  '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
])

/** Adds the checksum of EIP-55: upper case if the hash digit is 8 or more. `digits`: 40 lower-case hex digits. */
export const withChecksum = (digits: string): string => {
  const hash = keccak_256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0)))
  const large = (n: number): boolean => (((hash[n >> 1] ?? 0) >> (n % 2 === 0 ? 4 : 0)) & 0xf) >= 8
  return `0x${Array.from(digits, (digit, n) => (large(n) ? digit.toUpperCase() : digit)).join('')}`
}

const checkEvm = (text: string): E.Either<AddressIssue, CheckedAddress> => {
  if (text.includes('.')) return E.left('name')
  if (HEX40.test(text)) return E.left('prefix')
  if (!text.startsWith('0x')) return E.left('notEvm')
  if (text.length !== 42) return E.left('length')
  if (!EVM.test(text)) return E.left('letters')
  const digits = text.slice(2)
  const small = digits.toLowerCase()
  if (/^0+$/.test(small)) return E.left('zero')
  if (TOKENS.has(`0x${small}`)) return E.left('token')
  const address = withChecksum(small)
  const isOneCase = digits === small || digits === digits.toUpperCase()
  return !isOneCase && text !== address
    ? E.left('checksum')
    : E.right({ address, isUnchecked: isOneCase && /[a-f]/i.test(digits) })
}

const bytesOf = (text: string): Uint8Array | null => {
  try {
    return base58.decode(text)
  } catch {
    return null
  }
}

/** Whether the bytes are a point on the Ed25519 curve. Only a point on the curve can have a private key. */
const isOnCurve = (bytes: Uint8Array): boolean => {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    return false
  }
}

const checkSolana = (text: string): E.Either<AddressIssue, CheckedAddress> => {
  if (text.startsWith('0x')) return E.left('notSolana')
  if (text.includes('.')) return E.left('name')
  if (!BASE58.test(text)) return E.left(/^[1-9A-HJ-NP-Za-km-z]*$/.test(text) ? 'length' : 'letters')
  const bytes = bytesOf(text)
  if (bytes?.length !== BYTES) return E.left('length')
  if (bytes.every((byte) => byte === 0)) return E.left('zero')
  if (TOKENS.has(text)) return E.left('token')
  return isOnCurve(bytes) ? E.right({ address: text, isUnchecked: true }) : E.left('offCurve')
}

/** Validates a withdrawal address for that chain (WDR-3). Trims whitespace and changes nothing else. */
export const checkAddress = (
  text: string,
  { family }: Pick<Chain, 'family'>,
): E.Either<AddressIssue, CheckedAddress> => {
  const trimmed = text.trim()
  if (trimmed === '') return E.left('empty')
  if (!ASCII.test(trimmed)) return E.left('strange')
  return family === 'evm' ? checkEvm(trimmed) : checkSolana(trimmed)
}

/** The address of a Solana account with these 32 bytes; `null` if the account can have no private key. */
export const solanaAddress = (bytes: Uint8Array): string | null =>
  bytes.length === BYTES && isOnCurve(bytes) ? base58.encode(bytes) : null

const ENDS = 4
const endsOf = (address: string): string => {
  const letters = address.replace(/^0x/, '').toLowerCase()
  return `${letters.slice(0, ENDS)}…${letters.slice(-ENDS)}`
}

/** An earlier address with the same start and end but another middle, as attackers use it in address poisoning. */
export const similarKnownAddress = (address: string, earlier: readonly string[]): string | null =>
  earlier.find((known) => known.toLowerCase() !== address.toLowerCase() && endsOf(known) === endsOf(address)) ?? null

/** A Solana address in groups of four. Solana addresses have no checksum, so people compare the addresses by eye. */
export const addressGroups = (address: string): readonly string[] =>
  address.startsWith('0x') ? [address] : (address.match(/.{1,4}/g) ?? [])
