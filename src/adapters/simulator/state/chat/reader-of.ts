import type { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { communityOf } from '../conversation-lookups'
import { isApprover } from '../groups/permissions'
import type { ServerState } from '../server-state'
import type { ThreadReader } from './thread-reader'

export const readerOf = (world: ServerState, conversationId: ConversationId, xid: Xid): ThreadReader => {
  const community = communityOf(world, conversationId)
  return community === undefined
    ? { xid, mayApprove: false, isPrivate: false }
    : { xid, mayApprove: isApprover(community, xid), isPrivate: community.joinType === 'private' }
}
