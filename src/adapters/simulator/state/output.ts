import type { ChatMessage } from '../../../domain/chat'
import type { ChannelId, ConversationId, Gid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { RoomEvent } from '../../../domain/space'
import type { QrStatus } from '../../../domain/sign-in'
import type { UserAccount, ServerState } from './server-state'

/** The result of an input: the response to the client, and the events that the server sends to clients. */
export type ServerOutput =
  | { readonly type: 'Done' }
  | {
      readonly type: 'SignedInAs'
      readonly account: UserAccount
      readonly token: string
      readonly partnerId: string | null
      readonly inviterExists: boolean
    }
  | { readonly type: 'PartnerTokenMade'; readonly accessToken: string }
  | { readonly type: 'TextGiven'; readonly text: string; readonly nonce: string }
  /** A challenge for a passkey, as base64url. The state does not store it. */
  | { readonly type: 'ChallengeIssued'; readonly challenge: string; readonly expiresAt: Instant }
  | { readonly type: 'WithdrawNonce'; readonly nonce: string }
  /** An action changed the member's assets. `id` is the id of the new record in a history. */
  | { readonly type: 'AssetMoved'; readonly id: string }
  | { readonly type: 'CodeSent'; readonly email: string; readonly code: string }
  /** The stored message. This input created it, or an earlier input with the same client id. */
  | { readonly type: 'Stored'; readonly message: ChatMessage }
  /**
   * The server sends this to the readers of the conversation: a new message. A second send with an equal client id
   * posts no message.
   */
  | { readonly type: 'Posted'; readonly message: ChatMessage }
  /** The server sends this to the readers of the conversation: the message changed. */
  | { readonly type: 'Changed'; readonly message: ChatMessage }
  /** The server sends this to the member's own browsers only: the member deleted or cleared these messages. */
  | { readonly type: 'Gone'; readonly xid: Xid; readonly conversationId: ConversationId; readonly ranges: Intervals }
  | { readonly type: 'DirectFound'; readonly conversationId: ConversationId }
  /** The server sends this to the readers of the conversation: the messages were deleted for everyone. */
  | { readonly type: 'GoneForAll'; readonly conversationId: ConversationId; readonly ranges: Intervals }
  | { readonly type: 'PinsChanged'; readonly conversationId: ConversationId }
  /**
   * The group's announcements changed. The server sends this to the readers of the group's conversation, or to a single
   * reader.
   */
  | {
      readonly type: 'AnnouncementsChanged'
      readonly gid: Gid
      readonly conversationId: ConversationId
      readonly to: Xid | null
    }
  /**
   * The group changed. The server sends this to the readers of the conversation, and to the members who have just left.
   */
  | {
      readonly type: 'GroupChanged'
      readonly gid: Gid
      readonly conversationId: ConversationId
      readonly gone: readonly Xid[]
      /** Of those, the members whom an owner or admin removed. */
      readonly removed: readonly Xid[]
    }
  | { readonly type: 'TokenEnded'; readonly token: string }
  /** An account was deleted. Each feature erases what it keeps of the account. `name`: the name that it had. */
  | { readonly type: 'AccountDeleted'; readonly xid: Xid; readonly name: string }
  /** The client has started an authorization on X. `state` is its OAuth state. */
  | { readonly type: 'XWaits'; readonly state: string }
  /** The authorization code that the simulated X issued. */
  | { readonly type: 'XGave'; readonly code: string }
  | { readonly type: 'QrMade'; readonly code: string }
  | { readonly type: 'QrStands'; readonly status: QrStatus }
  | { readonly type: 'QrAsks'; readonly device: string; readonly askedAt: Instant }
  /** The server created or changed the group at time `at`. The response to the client contains the group. */
  | { readonly type: 'GroupIs'; readonly gid: Gid; readonly at: Instant }
  /** A space started, changed or ended. The server sends this to the readers of the space's group. */
  | {
      readonly type: 'SpaceTold'
      readonly what: 'SpaceWentLive' | 'SpaceEdited' | 'SpaceEnded'
      readonly channelId: ChannelId
      readonly gid: Gid
    }
  /** A room event. The server sends the event to all members in the room, or to a single member (`only`). */
  | { readonly type: 'RoomTold'; readonly event: RoomEvent; readonly only: Xid | null }
  /** A frame of a feature over the realtime socket, for every connection of these members. */
  | {
      readonly type: 'FrameSent'
      readonly to: readonly Xid[]
      readonly event: string
      readonly data: Readonly<Record<string, unknown>>
    }
  | { readonly type: 'Refused'; readonly words: string }

export interface StepResult {
  readonly world: ServerState
  readonly outputs: readonly ServerOutput[]
}

export const refusedResult = (world: ServerState, words: string): StepResult => ({
  world,
  outputs: [{ type: 'Refused', words }],
})
export const doneResult = (world: ServerState): StepResult => ({ world, outputs: [{ type: 'Done' }] })
