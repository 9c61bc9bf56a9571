import * as E from 'fp-ts/Either'
import type { SignTextFailure } from './wallet-sign-in.messages'

/**
 * The values that a text must match. `site`: this page's host and port. `nonce`: `null` if the variant has no nonce.
 */
export interface Expected {
  readonly address: string
  readonly chainId: number
  readonly site: string
  readonly nonce: string | null
}

const LENGTH_LIMIT = 2_000
/** The longest validity of a text. A text without times also has this validity. */
const LIFE_MS = 300_000

const PRINTABLE = /^[\x20-\x7e\n]*$/
const HEX_ALONE = /^(?:0x[0-9a-f]+|[0-9a-f]{64})$/i
const ADDRESS = /0x[0-9a-f]{40}(?![0-9a-z])/gi
const NONCE = /^[A-Za-z0-9_-]{8,64}$/
const CHAIN_LINE = /^Chain ID: *(.*)/gim
const NONCE_LINE = /^Nonce: *(.*)/im
/** The first line of an EIP-4361 text. The text before `wants` is a site, even without a dot. */
const ASKING_SITE = /^(.+?) wants you to sign in/gim
/** The first two lines of EIP-4361. Their site and address are checked together with all others in the text. */
const FORM = /^(?:https?:\/\/)?[^\s/]+ wants you to sign in with your Ethereum account:\n0x[0-9a-f]{40}\n/i
const WITH_SCHEME = /[a-z][a-z0-9+.-]*:\/\/([^\s/?#]*)/gi
/** A host without a scheme: a name with a dot, four numbers, or `localhost`. Each includes its port. */
const BARE_HOST =
  /(?<![a-z0-9.-])(?:[a-z0-9_-]+\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)\.?(?::\d+)?(?![a-z0-9-])|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?|\blocalhost(?::\d+)?/gi

const isJson = (text: string): boolean =>
  E.isRight(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => null,
    ),
  )
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([whole, part = whole]) => part)
const withoutDot = (host: string): string => host.toLowerCase().replace(/\.(?=:|$)/, '')

const sitesIn = (text: string): readonly string[] =>
  [
    ...all(text, ASKING_SITE).map((site) => site.replace(/^https?:\/\//i, '')),
    ...all(text, WITH_SCHEME),
    ...all(text, BARE_HOST),
  ].map(withoutDot)

/**
 * The validity of the text in ms, computed from the times in the text. The first time is when the server made the
 * text. `null` if the times make no sense.
 */
const lifeOf = (text: string): number | null => {
  const [issued, expires] = ['Issued At', 'Expiration Time'].map(
    (name) => new RegExp(`^${name}: *(.*)`, 'im').exec(text)?.[1],
  )
  if (issued === undefined && expires === undefined) return LIFE_MS
  const life = expires === undefined ? LIFE_MS : Date.parse(expires) - Date.parse(issued ?? '')
  const isKnown = issued !== undefined && !Number.isNaN(Date.parse(issued))
  return isKnown && life > 0 && life <= LIFE_MS ? life : null
}

const isNonceMissing = (text: string, nonce: string | null): boolean => {
  if (nonce !== null) return !NONCE.test(nonce) || !text.includes(nonce)
  const line = NONCE_LINE.exec(text)?.[1]
  const isForm = / wants you to sign in with your /.test(text)
  return line === undefined ? isForm : !NONCE.test(line.trim())
}

const faultOf = (text: string, { address, chainId, site, nonce }: Expected): SignTextFailure | null => {
  if (text.length > LENGTH_LIMIT) return 'tooLong'
  if (text.trim() === '') return 'empty'
  if (!PRINTABLE.test(text)) return 'unprintable'
  if (HEX_ALONE.test(text.trim())) return 'rawHash'
  if (isJson(text)) return 'typedData'
  if (sitesIn(text).some((found) => found !== site.toLowerCase())) return 'otherSite'
  if (all(text, ADDRESS).some((found) => found.toLowerCase() !== address.toLowerCase())) return 'otherAddress'
  if (all(text, CHAIN_LINE).some((found) => found.trim() !== String(chainId))) return 'otherChain'
  if (isNonceMissing(text, nonce)) return 'noNonce'
  return null
}

/** Checks whether a server's text may be shown for signing (ADR 10). On success, returns the text's validity in ms. */
export const readTextToSign = (text: string, expected: Expected): E.Either<SignTextFailure, number> => {
  const fault = faultOf(text, expected)
  if (fault !== null) return E.left(fault)
  const life = lifeOf(text)
  if (life === null) return E.left('badTime')
  // A text with a separate nonce may have any form. A text without a separate nonce must name a site and an account,
  // or anybody could use the signature.
  return expected.nonce === null && !FORM.test(text) ? E.left('otherForm') : E.right(life)
}
