/** What the URL parser of the platform tells of an address. */
interface Address {
  readonly href: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly username: string
  readonly password: string
}
/** The one parser that browsers go by, the same in Node; it reads no clock and no page, so that a rule may use it. */
declare const URL: { readonly canParse: (address: string) => boolean; new (address: string): Address }

/** A web address in a text, from `from` to before `to`. */
export interface Link {
  readonly from: number
  readonly to: number
  readonly text: string
  /** As a browser opens it. */
  readonly href: string
  /** With the port. */
  readonly host: string
  /** Without it, in small letters and punycode. */
  readonly hostname: string
  readonly path: string
  /**
   * A name stands before the host, as where a link pretends to lead elsewhere: it is never made clickable and never
   * passes.
   */
  readonly hasUser: boolean
}

/** Scanning more than this would let one message hold up the page. */
const SCANNED = 10_000

/** Letters that end an address wherever they stand; a full stop of Chinese ends it unless a host goes on behind it. */
const ENDS = '\\s\\p{Cc}<>"`，；：！？、（）《》〈〉【】「」『』“”‘’…'
const CANDIDATE = new RegExp(
  `(?<![A-Za-z0-9_])(?:https?:[\\\\/]+|www\\.(?=[a-z0-9]))(?:[^${ENDS}。．｡]|[。．｡](?=[a-z0-9-]))+`,
  'giu',
)
/**
 * An address of another kind may hold a web address, as `jar:`, `feed:` and `intent:` do; it is no web address for that
 * (BI-020). No list names them
 * all: whatever is written like a scheme right before it is one.
 */
const HELD = new RegExp(`(?:^|[^A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]*:(?:[\\\\/]+[^${ENDS}]*)?$`, 'u')
/** So far back a scheme is looked for. */
const BEFORE = 64
const TRAILING = /[.,;:!?'*_~\])}]$/

const OPENINGS: readonly (readonly [opening: string, closing: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]
const countOf = (text: string, letter: string): number => text.split(letter).length - 1

/** Punctuation at the end is the sentence's, and so is a bracket that was not opened in the address. */
const trimmed = (text: string): string => {
  const spare = new Map(
    OPENINGS.map(([opening, closing]) => [closing, countOf(text, closing) - countOf(text, opening)]),
  )
  let end = text.length
  for (; end > 0 && TRAILING.test(text.charAt(end - 1)); end -= 1) {
    const closing = text.charAt(end - 1)
    const unopened = spare.get(closing)
    if (unopened === undefined) continue
    if (unopened <= 0) break
    spare.set(closing, unopened - 1)
  }
  return text.slice(0, end)
}

/** One trailing dot is the root and says nothing. */
const withoutRoot = (hostname: string): string => hostname.replace(/\.$/, '')
const isWhole = (hostname: string): boolean => hostname !== '' && !hostname.split('.').includes('')

const addressOf = (candidate: string): Address | null => {
  const whole = /^www\./i.test(candidate) ? `https://${candidate}` : candidate
  return URL.canParse(whole) ? new URL(whole) : null
}

const linkAt = (text: string, from: number): Link | null => {
  const address = addressOf(text)
  if (address === null || !isWhole(withoutRoot(address.hostname))) return null
  const { href, host, hostname, pathname } = address
  return {
    from,
    to: from + text.length,
    text,
    href,
    host,
    hostname: withoutRoot(hostname),
    path: pathname,
    hasUser: address.username !== '' || address.password !== '',
  }
}

/** What is scanned, ending at a space: half an address is another address. */
const scannedHead = (text: string): string =>
  text.length <= SCANNED ? text : text.slice(0, text.slice(0, SCANNED).search(/\s\S*$/u) + 1)

/**
 * The web addresses in a text, in their order: the one reading of them, by which they are judged before they are sent
 * and
 * made clickable when they are shown (spec 1 §5, BI-042…BI-082).
 */
export const findLinks = (text: string): readonly Link[] =>
  [...scannedHead(text).matchAll(CANDIDATE)].flatMap(({ 0: match, index }) => {
    const link = HELD.test(text.slice(Math.max(0, index - BEFORE), index)) ? null : linkAt(trimmed(match), index)
    return link === null ? [] : [link]
  })

/** The host that an entry of a whitelist means; `null` where it means none (BI-083…BI-086). */
const hostOf = (entry: string): string | null => {
  const bare = entry.trim().replace(/^\*\./, '')
  const whole = /^[a-z]+:\/\//i.test(bare) ? bare : `https://${bare}`
  if (!URL.canParse(whole)) return null
  const hostname = withoutRoot(new URL(whole).hostname)
  return isWhole(hostname) ? hostname : null
}

const isNumeric = (host: string): boolean => /^[0-9.]+$|^\[/.test(host)

/**
 * The host that somebody enters into a whitelist, as it is compared; `null` where it would open no host of others
 * (BI-085…BI-087).
 */
export const whitelistHost = (entry: string): string | null => {
  const host = hostOf(entry)
  return host?.includes('.') === true ? host : null
}

/** The hosts that an entry opens: itself and what is under it; one word alone opens no more than itself (BI-087). */
const opens = (entry: string, hostname: string): boolean => {
  const host = hostOf(entry)
  if (host === null) return false
  return hostname === host || (host.includes('.') && !isNumeric(host) && hostname.endsWith(`.${host}`))
}

/** Whether one of these entries opens that host. */
export const isAllowedHost = (hostname: string, entries: readonly string[]): boolean =>
  entries.some((entry) => opens(entry, hostname))

/** The first link that may not be sent, given these hosts; `null` where all may. */
export const refusedLink = (text: string, entries: readonly string[]): Link | null => {
  const judged = new Map<string, boolean>()
  return (
    findLinks(text).find(({ hostname, hasUser }) => {
      const known = judged.get(hostname) ?? isAllowedHost(hostname, entries)
      judged.set(hostname, known)
      return hasUser || !known
    }) ?? null
  )
}
