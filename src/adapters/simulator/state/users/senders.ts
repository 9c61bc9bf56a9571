import type { Sender } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import type { ServerState } from '../server-state'

/** Somebody as others are told of them. */
export const senderOf = ({ accounts }: ServerState, xid: Xid): Sender => ({
  xid,
  name: accounts[xid]?.name ?? xid,
  avatar: accounts[xid]?.avatar ?? null,
})
