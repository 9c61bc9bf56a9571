import { plainText, quoteOf, type Content, type Mention } from '../../../../domain/chat'
import type { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { within } from '../../../../domain/kernel/intervals'
import { threadOf } from '../conversation-lookups'
import { accessCardOf } from '../groups/joining'
import type { ServerState } from '../server-state'
import { NO_SPACE } from '../spaces/space-actions'
import { isVisibleTo, spaceOf } from '../spaces/spaces'
import { accountById } from '../users/profiles'
import { hiddenFrom, messageAt } from './thread'

const NO_GROUP = 'There is no such group'

const named = (world: ServerState, { xid, name }: Mention): readonly Mention[] => {
  if (xid === null) return [{ xid, name }]
  const account = accountById(world, xid)
  return account === null ? [] : [{ xid: account.xid, name: account.name }]
}

/**
 * The content with everything that the server knows better than the sender: names of members, cards of groups and
 * spaces, and quotes. A quote of a message that the sender cannot see is left out. Returns an error text if the message
 * shows a group or space that the server does not know.
 */
export const filledContent = (
  world: ServerState,
  xid: Xid,
  conversationId: ConversationId,
  content: Content,
): Content | string => {
  switch (content.kind) {
    case 'text':
      return { ...content, mentions: content.mentions.flatMap((one) => named(world, one)) }
    case 'reply': {
      const { quote, text } = content
      const mentions = content.mentions.flatMap((one) => named(world, one))
      const thread = threadOf(world, conversationId)
      const quoted = quote === null || quote.seq === null ? null : messageAt(thread, quote.seq)
      return quoted === null || within(hiddenFrom(thread, xid), quoted.seq)
        ? { ...plainText(text), mentions }
        : { ...content, mentions, quote: quoteOf(quoted) }
    }
    case 'groupInvite': {
      const community = world.communities[content.group.gid]
      return community === undefined ? NO_GROUP : { ...content, group: accessCardOf(community) }
    }
    case 'space': {
      const space = spaceOf(world, content.space.channelId)
      // Older messages show spaces that the server no longer knows. Such a card can be forwarded, but never looks live.
      if (space === undefined) return { ...content, space: { ...content.space, status: 'ended' } }
      if (!isVisibleTo(world, space, xid)) return NO_SPACE
      const { channelId, title, status } = space
      return { ...content, space: { channelId, title, status } }
    }
    default:
      return content
  }
}
