import type { Sender } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import type { World } from '../world'

/** Somebody as others are told of them. */
export const faceOf = ({ accounts }: World, xid: Xid): Sender =>
  ({ xid, name: accounts[xid]?.name ?? xid, avatar: accounts[xid]?.avatar ?? null })
