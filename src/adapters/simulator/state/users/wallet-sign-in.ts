import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import { newcomer, signedIn } from './accounts'
import type { ServerInputOf } from '../input'
import { refusedResult, type StepResult } from '../output'
import type { IssuedSignText, ServerState } from '../server-state'

/** The lifetime of a text to sign: five minutes. A text is valid only once. */
export const SIGN_TEXT_LIFETIME_MS = 300_000
const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** The most pending texts that a network address may have requested. */
const WAITING = 100
/**
 * The most texts that are checked against a signature: texts that the caller's network requested, and others. Each check
 * takes about a millisecond of the server.
 */
const OWN = 20
const OTHERS = 10

const isAlive = ({ at: given }: IssuedSignText, at: Instant): boolean => at - given < SIGN_TEXT_LIFETIME_MS
const isOf = (text: IssuedSignText, address: string | null): boolean =>
  text.address?.toLowerCase() === address?.toLowerCase()

/**
 * The texts that the wallet may have signed: the text with `nonce`, or every pending text for the address if `nonce` is
 * `null`. The texts that `source` requested come first, then the newest others. Texts that strangers requested for the
 * address therefore never hide the owner's text.
 */
export const signTextsFor = (
  { wallets: { texts } }: ServerState,
  { address, nonce, source }: { readonly address: string; readonly nonce: string | null; readonly source: string },
): readonly (readonly [nonce: string, text: string])[] => {
  const fitting = entriesOf(texts).filter(([key, text]) =>
    nonce === null ? isOf(text, address) : key === nonce && text.address === null,
  )
  const newestFirst = fitting.toSorted(([, a], [, b]) => b.at - a.at)
  const own = newestFirst.filter(([, text]) => text.source === source)
  const others = newestFirst.filter(([, text]) => text.source !== source)
  return [...own.slice(0, OWN), ...others.slice(0, OTHERS)].map(([key, { text }]) => [key, text])
}

const hostOf = (origin: string): string => origin.replace(/^[a-z]+:\/\//, '')
const iso = (at: number): string => new Date(at).toISOString()

const timesOf = (nonce: string, at: number): string =>
  `Nonce: ${nonce}\nIssued At: ${iso(at)}\nExpiration Time: ${iso(at + SIGN_TEXT_LIFETIME_MS)}`

/** The text to sign, as EIP-4361 defines it. Wallets show the site and account in the text. */
const signInText = ({ origin, nonce, at }: ServerInputOf<'WalletTextAsked'>, address: string): string =>
  `${hostOf(origin)} wants you to sign in with your Ethereum account:\n${address}\n\n` +
  `Sign in to Loop. This costs nothing and moves nothing.\n\nURI: ${origin}\nVersion: 1\nChain ID: 1\n${timesOf(nonce, at)}`

const nonceText = ({ origin, nonce, at }: ServerInputOf<'WalletTextAsked'>): string =>
  `Sign in to Loop at ${origin}. This costs nothing and moves nothing.\n\n${timesOf(nonce, at)}`

export const walletTextAsked = (world: ServerState, input: ServerInputOf<'WalletTextAsked'>): StepResult => {
  const { at, address, nonce, source } = input
  if (address !== null && !ADDRESS.test(address)) return refusedResult(world, 'This is not an address')
  const text = address === null ? nonceText(input) : signInText(input, address)
  const alive = entriesOf(world.wallets.texts).filter(([, one]) => isAlive(one, at))
  // Refuse a new text instead of deleting an older text. Otherwise an attacker could delete a text that the wallet's
  // owner is about to sign. Addresses of wallets are public, so the limit counts against the caller.
  if (alive.filter(([, one]) => one.source === source).length >= WAITING)
    return refusedResult(world, 'Too many sign-ins wait')
  return {
    world: {
      ...world,
      wallets: { ...world.wallets, texts: put(tableFrom(alive), nonce, { text, address, at, source }) },
    },
    outputs: [{ type: 'TextGiven', text, nonce }],
  }
}

const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

export const walletProved = (world: ServerState, input: ServerInputOf<'WalletProved'>): StepResult => {
  const { at, address, nonce } = input
  const given = world.wallets.texts[nonce]
  if (given === undefined) return refusedResult(world, 'This message was signed already')
  const texts = drop(world.wallets.texts, nonce)
  if (!isAlive(given, at))
    return refusedResult({ ...world, wallets: { ...world.wallets, texts } }, 'This message is too old')
  const used: ServerState = { ...world, wallets: { ...world.wallets, texts } }
  const known = used.accounts[used.wallets.accounts[address.toLowerCase()] ?? '']
  if (known !== undefined) return signedIn(used, known, input)
  const [met, account] = newcomer(used, shortAddress(address), null, input)
  return signedIn(
    { ...met, wallets: { ...met.wallets, accounts: put(met.wallets.accounts, address.toLowerCase(), account.xid) } },
    account,
    input,
  )
}
