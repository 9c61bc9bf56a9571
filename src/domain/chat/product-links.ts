import { lookupsOf } from '../group'
import { findLinks } from '../kernel/links'
import type { Content } from './content'

const GROUP_PATH = /^\/(?:group|g)\/([^/]+)\/?$/

/**
 * The word by which a text that is one link to a group of this product names it: what is sent is that group's card
 * (spec 1 §5, Pasted links). `null` for anything else.
 */
export const groupKeyIn = (content: Content, ownHosts: readonly string[]): string | null => {
  if (content.kind !== 'text') return null
  const text = content.text.trim()
  const link = findLinks(text)[0]
  if (link === undefined || link.text !== text || link.hasUser || !ownHosts.includes(link.host)) return null
  const word = GROUP_PATH.exec(link.path)?.[1] ?? ''
  return lookupsOf(word).length > 0 ? word : null
}
