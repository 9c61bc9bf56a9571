import { drop, put } from '../../../domain/kernel/table'
import { newcomer, signedIn } from './accounts'
import type { InputOf } from './input'
import { refusal, type Stepped } from './output'
import type { World } from './world'

/** A text is good for five minutes, and once. */
const TEXT_LIFE_MS = 300_000
const ADDRESS = /^0x[0-9a-fA-F]{40}$/

const addressKey = (address: string): string => `address:${address.toLowerCase()}`
/** Whose text a proof is about: with a nonce it is the second variant. */
export const textKey = (address: string, nonce: string | null): string => (nonce === null ? addressKey(address) : `nonce:${nonce}`)

const hostOf = (origin: string): string => origin.replace(/^[a-z]+:\/\//, '')
const iso = (at: number): string => new Date(at).toISOString()

const timesOf = (nonce: string, at: number): string =>
  `Nonce: ${nonce}\nIssued At: ${iso(at)}\nExpiration Time: ${iso(at + TEXT_LIFE_MS)}`

/** EIP-4361, in which wallets find the site and the account. */
const signInText = ({ origin, nonce, at }: InputOf<'WalletTextAsked'>, address: string): string =>
  `${hostOf(origin)} wants you to sign in with your Ethereum account:\n${address}\n\n`
  + `Sign in to Loop. This costs nothing and moves nothing.\n\nURI: ${origin}\nVersion: 1\nChain ID: 1\n${timesOf(nonce, at)}`

const nonceText = ({ origin, nonce, at }: InputOf<'WalletTextAsked'>): string =>
  `Sign in to Loop at ${origin}. This costs nothing and moves nothing.\n\n${timesOf(nonce, at)}`

export const walletTextAsked = (world: World, input: InputOf<'WalletTextAsked'>): Stepped => {
  const { at, address, nonce } = input
  if (address !== null && !ADDRESS.test(address)) return refusal(world, 'This is not an address')
  const text = address === null ? nonceText(input) : signInText(input, address)
  const key = address === null ? textKey('', nonce) : addressKey(address)
  return {
    world: { ...world, wallets: { ...world.wallets, texts: put(world.wallets.texts, key, { text, nonce, at }) } },
    outputs: [{ type: 'TextGiven', text, nonce }],
  }
}

const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

export const walletProved = (world: World, { at, address, key, nonce, token, draw }: InputOf<'WalletProved'>): Stepped => {
  const given = world.wallets.texts[key]
  if (given === undefined || given.nonce !== nonce) return refusal(world, 'This message was signed already')
  const texts = drop(world.wallets.texts, key)
  if (at - given.at >= TEXT_LIFE_MS) return refusal({ ...world, wallets: { ...world.wallets, texts } }, 'This message is too old')
  const used: World = { ...world, wallets: { ...world.wallets, texts } }
  const known = used.accounts[used.wallets.accounts[address.toLowerCase()] ?? '']
  if (known !== undefined) return signedIn(used, known, token)
  const [met, account] = newcomer(used, shortAddress(address), null, { at, draw })
  return signedIn(
    { ...met, wallets: { ...met.wallets, accounts: put(met.wallets.accounts, address.toLowerCase(), account.xid) } }, account, token)
}
