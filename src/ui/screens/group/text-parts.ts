import { LinkifyIt } from 'linkify-it'
import { drawable } from '../../format/text'

/** Scanning more than this would let one message hold up the page. */
const scanned = 10_000

export type TextPart =
  | { readonly kind: 'text', readonly text: string }
  | { readonly kind: 'link', readonly text: string, readonly href: string, readonly host: string }

const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, urlAuth: true })
for (const schema of ['ftp:', 'mailto:', '//']) finder.add(schema, null)

/** The address as a browser will open it, or nothing. A name before the host is how a link pretends to lead elsewhere. */
const safeUrl = (candidate: string): URL | undefined => {
  if (!URL.canParse(candidate)) return undefined
  const url = new URL(candidate)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url : undefined
}

/** An address of another kind may hold a web address; it is no web address for that (BI-020). */
const holdsAnother = /(?:blob|filesystem|view-source):$/i

/** What is scanned, ending at a space: half an address is another address. */
const scannedHead = (text: string): string =>
  text.length <= scanned ? text : text.slice(0, text.slice(0, scanned).search(/\s\S*$/u) + 1)

/** Splits a text at its http and https links; everything else stays as it was written. */
export const textParts = (raw: string): readonly TextPart[] => {
  const text = drawable(raw)
  const parts: TextPart[] = []
  let done = 0
  for (const match of finder.match(scannedHead(text)) ?? []) {
    const url = safeUrl(match.raw)
    if (url === undefined || holdsAnother.test(text.slice(Math.max(done, match.index - 12), match.index))) continue
    if (match.index > done) parts.push({ kind: 'text', text: text.slice(done, match.index) })
    parts.push({ kind: 'link', text: match.raw, href: url.href, host: url.host })
    done = match.lastIndex
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}
