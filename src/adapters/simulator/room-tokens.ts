import type { ChannelId, Xid } from '../../domain/kernel/ids'
import type { ServerState } from './state/server-state'

/** Tokens with which sessions may send and receive the media of a room. */
export interface RoomTokens {
  /**
   * The token with which this session may send and receive the room's media. `null` when the session is not in the
   * room.
   */
  readonly issue: (world: ServerState, channelId: string, xid: Xid, token: string) => string | null
  /**
   * The room and member of a token. `null` for an unknown token, an ended session, or a session that is not in the
   * room.
   */
  readonly holderOf: (world: ServerState, pass: string) => { readonly channelId: ChannelId; readonly xid: Xid } | null
}
