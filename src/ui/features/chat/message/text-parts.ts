import { findLinks } from '../../../../domain/kernel/links'
import { replaceUndrawable } from '../../../format/text'

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly host: string }

/** Splits a text at its http and https links. The other parts stay as the member wrote them. */
export const textParts = (raw: string): readonly TextPart[] => {
  const text = replaceUndrawable(raw)
  const parts: TextPart[] = []
  let done = 0
  for (const link of findLinks(text)) {
    if (link.hasUser) continue
    if (link.from > done) parts.push({ kind: 'text', text: text.slice(done, link.from) })
    parts.push({ kind: 'link', text: link.text, href: link.href, host: link.host })
    done = link.to
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}
