import type { ThreadReader } from '../../../src/adapters/simulator/state/chat/thread-reader'
import type { Xid } from '../../../src/domain/kernel/ids'

/** A member who may not decide about requests to join, in a conversation without such requests. */
export const plainReader = (xid: Xid): ThreadReader => ({ xid, mayApprove: false, isPrivate: false })
