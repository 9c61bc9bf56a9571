import type { ContentOf } from '../../../../domain/chat'
import { canonicalJson } from '../../../../domain/kernel/canonical-json'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { seqNth } from '../../../../domain/kernel/seq-map'
import { entriesOf } from '../../../../domain/kernel/table'
import { communityOf, threadOf } from '../conversation-lookups'
import { isMember, isResident, mayRead } from '../groups/permissions'
import { isBot } from '../seed/service-accounts'
import { botGreeting } from '../dialogue/special-messages'
import type { UserAccount, Community, Thread, ServerState } from '../server-state'

type RichText = ContentOf<'richText'>

/**
 * A member may forward a bot's table of commands only if the table is among this many newest messages of a
 * conversation.
 */
const LOOKED_BACK = 1_000

const isBotIn = (community: Community | undefined, { xid }: Pick<UserAccount, 'xid'>): boolean =>
  isBot(xid) || community?.aiXids.includes(xid) === true

const wasSaidIn = (thread: Thread, content: RichText, isOfBot: (by: Pick<UserAccount, 'xid'>) => boolean): boolean => {
  const wanted = canonicalJson(content)
  const { scenery } = thread.past ?? { scenery: null }
  if (scenery !== null && scenery.bot !== null && canonicalJson(botGreeting(scenery)) === wanted) return true
  for (let n = thread.messages.size - 1; n >= Math.max(0, thread.messages.size - LOOKED_BACK); n -= 1) {
    const message = seqNth(thread.messages, n)
    // Look only at messages from bots. A table in a message from a member is itself forwarded.
    if (message?.content.kind === 'richText' && isOfBot(message.from) && canonicalJson(message.content) === wanted)
      return true
  }
  return false
}

/**
 * Whether a bot made this table of commands: a bot sent it, or a member who can read the bot's message forwarded it.
 * Members may not write their own tables (decisions.md, rich text).
 */
export const isRealRichText = (
  world: ServerState,
  account: UserAccount,
  id: ConversationId,
  content: RichText,
): boolean => {
  if (isResident(account) && isBotIn(communityOf(world, id), account)) return true
  const { xid } = account
  return (
    entriesOf(world.communities).some(
      ([, one]) =>
        one.aiXids.length > 0 &&
        (isMember(one, xid) || mayRead(one, xid)) &&
        wasSaidIn(threadOf(world, one.conversationId), content, (by) => isBotIn(one, by)),
    ) ||
    entriesOf(world.directs).some(
      ([, { between, conversationId }]) =>
        between.includes(xid) && wasSaidIn(threadOf(world, conversationId), content, (by) => isBot(by.xid)),
    )
  )
}
