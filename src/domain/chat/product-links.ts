import { lookupsOf } from '../group'
import { canonicalHost, findLinks } from '../kernel/links'
import type { Content } from './content'

const GROUP_PATH = /^\/(?:group|g)\/([^/]+)\/?$/
const SPACE_PATH = /^\/s(?:pace)?\//

/**
 * The key of a text that is only a link to a group or space of this product. The client sends a card for such a text
 * (spec 1 §5, Pasted links).
 * The key is the group's name in the link, or the path of a space; `null` for any other text.
 */
export const linkKeyIn = (content: Content, ownHosts: readonly string[]): string | null => {
  if (content.kind !== 'text') return null
  const text = content.text.trim()
  const link = findLinks(text)[0]
  if (link === undefined || link.text !== text || link.hasUser) return null
  if (ownHosts.every((own) => canonicalHost(own) !== link.host)) return null
  if (SPACE_PATH.test(link.path)) return link.path
  const word = GROUP_PATH.exec(link.path)?.[1] ?? ''
  return lookupsOf(word).length > 0 ? word : null
}
