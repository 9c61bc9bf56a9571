import type { Sender } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import type { ServerState } from '../server-state'

/** The account as other members see it. */
export const senderOf = ({ accounts }: ServerState, xid: Xid): Sender => ({
  xid,
  name: accounts[xid]?.name ?? xid,
  avatar: accounts[xid]?.avatar ?? null,
})
