import type { ChannelId, Xid } from '../../domain/kernel/ids'
import type { ServerState } from './state/server-state'

/** Tokens that admit sessions to the media of a room. */
export interface RoomTokens {
  /** The token that admits this session to the room's media. `null` when the session has no seat in the room. */
  readonly issue: (world: ServerState, channelId: string, xid: Xid, token: string) => string | null
  /** The room and member of a token. `null` for an unknown token, an ended session, or a session without a seat. */
  readonly holderOf: (world: ServerState, pass: string) => { readonly channelId: ChannelId; readonly xid: Xid } | null
}
