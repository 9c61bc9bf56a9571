interface Address {
  readonly href: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly username: string
  readonly password: string
}
/** The platform's URL parser, the same in browsers and Node. The parser is pure: it reads no clock and no page. */
declare const URL: { readonly canParse: (address: string) => boolean; new (address: string): Address }

/** A web address in a text, from index `from` (included) to `to` (not included). */
export interface Link {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly href: string
  /** The host with its port, in the same spelling as `hostname`. */
  readonly host: string
  /** The host without its port, in lower case and punycode, without trailing dots. */
  readonly hostname: string
  readonly path: string
  /**
   * Whether a user name precedes the host. A user name can disguise the target, so a link with a user name is never
   * clickable or allowed.
   */
  readonly hasUser: boolean
}

/** The most characters to scan. A longer scan could block the page for one message. */
const SCANNED = 10_000

/** Characters that end an address at any position. A Chinese full stop ends the address unless a host follows. */
const ENDS = '\\s\\p{Cc}<>"`，；：！？、（）《》〈〉【】「」『』“”‘’…'
const CANDIDATE = new RegExp(
  `(?<![A-Za-z0-9_])(?:https?:[\\\\/]+|www\\.(?=[a-z0-9]))(?:[^${ENDS}。．｡]|[。．｡](?=[a-z0-9-]))+`,
  'giu',
)
/**
 * A scheme before a web address, such as `jar:`, `feed:` or `intent:`. An address after such a scheme does not count
 * (BI-020). No list names all schemes, so any text that looks like a scheme right before the address counts as one.
 */
const HELD = new RegExp(`(?:^|[^A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]*:(?:[\\\\/]+[^${ENDS}]*)?$`, 'u')
/** The number of characters before an address that are searched for a scheme. */
const BEFORE = 64
const TRAILING = /[.,;:!?'*_~\])}]$/

const OPENINGS: readonly (readonly [opening: string, closing: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]
const countOf = (text: string, letter: string): number => text.split(letter).length - 1

/** Removes punctuation at the end, and a closing bracket that the address did not open. */
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

/** Removes trailing dots. A trailing dot means the DNS root and does not change the host. */
const withoutRoot = (hostname: string): string => {
  let end = hostname.length
  while (hostname.charAt(end - 1) === '.') end -= 1
  return hostname.slice(0, end)
}
const PORT = /:[0-9]*$/
/** The spelling in which hosts are compared: lower case, without trailing dots, with the port if there is one. */
export const canonicalHost = (host: string): string =>
  `${withoutRoot(host.replace(PORT, '')).toLowerCase()}${PORT.exec(host)?.[0] ?? ''}`
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
    host: canonicalHost(host),
    hostname: withoutRoot(hostname),
    path: pathname,
    hasUser: address.username !== '' || address.password !== '',
  }
}

/** Cuts the scanned text at a space, because half an address is another address. */
const scannedHead = (text: string): string =>
  text.length <= SCANNED ? text : text.slice(0, text.slice(0, SCANNED).search(/\s\S*$/u) + 1)

/**
 * The web addresses in a text, in order. The check before sending and the clickable links both use this function, so
 * both find the same links (spec 1 §5, BI-042…BI-082).
 */
export const findLinks = (text: string): readonly Link[] =>
  [...scannedHead(text).matchAll(CANDIDATE)].flatMap(({ 0: match, index }) => {
    const link = HELD.test(text.slice(Math.max(0, index - BEFORE), index)) ? null : linkAt(trimmed(match), index)
    return link === null ? [] : [link]
  })

/** The host of a whitelist entry; `null` if the entry contains no host (BI-083…BI-086). */
const hostOf = (entry: string): string | null => {
  const bare = entry.trim().replace(/^\*\./, '')
  const whole = /^[a-z]+:\/\//i.test(bare) ? bare : `https://${bare}`
  if (!URL.canParse(whole)) return null
  const hostname = withoutRoot(new URL(whole).hostname)
  return isWhole(hostname) ? hostname : null
}

const isNumeric = (host: string): boolean => /^[0-9.]+$|^\[/.test(host)

/**
 * The host of a typed whitelist entry, normalised for comparison.
 * `null` for an entry without a host, and for a single word, which would allow no foreign host (BI-085…BI-087).
 */
export const whitelistHost = (entry: string): string | null => {
  const host = hostOf(entry)
  return host?.includes('.') === true ? host : null
}

/**
 * Whether a whitelist entry allows the host. An entry allows its host and all subdomains; a single word or an IP
 * address allows only itself (BI-087).
 */
const opens = (entry: string, hostname: string): boolean => {
  const host = hostOf(entry)
  if (host === null) return false
  return hostname === host || (host.includes('.') && !isNumeric(host) && hostname.endsWith(`.${host}`))
}

export const isAllowedHost = (hostname: string, entries: readonly string[]): boolean =>
  entries.some((entry) => opens(entry, canonicalHost(hostname)))

/** The first link that these whitelist entries do not allow; `null` if all links are allowed. */
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
