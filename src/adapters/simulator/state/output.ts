import type { ChatMessage } from '../../../domain/chat'
import type { ChannelId, ConversationId, Gid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { RoomEvent } from '../../../domain/space'
import type { QrStatus } from '../../../domain/session'
import type { UserAccount, ServerState } from './server-state'

/** The response to an input, and events for others. */
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
  | { readonly type: 'WithdrawNonce'; readonly nonce: string }
  /** A history now has a record with that id. */
  | { readonly type: 'AssetMoved'; readonly id: string }
  | { readonly type: 'CodeSent'; readonly email: string; readonly code: string }
  /** The stored message, whether this send or an earlier one created it. */
  | { readonly type: 'Stored'; readonly message: ChatMessage }
  /** To readers of that conversation. Only a new message is posted. */
  | { readonly type: 'Posted'; readonly message: ChatMessage }
  /** To readers of that conversation: a message changed. */
  | { readonly type: 'Changed'; readonly message: ChatMessage }
  /** To that person's own browsers. */
  | { readonly type: 'Gone'; readonly xid: Xid; readonly conversationId: ConversationId; readonly ranges: Intervals }
  | { readonly type: 'DirectFound'; readonly conversationId: ConversationId }
  /** To readers of that conversation: the messages were deleted for everyone. */
  | { readonly type: 'GoneForAll'; readonly conversationId: ConversationId; readonly ranges: Intervals }
  | { readonly type: 'PinsChanged'; readonly conversationId: ConversationId }
  /** To readers of that group's conversation, or to one of them only. */
  | {
      readonly type: 'AnnouncementsChanged'
      readonly gid: Gid
      readonly conversationId: ConversationId
      readonly to: Xid | null
    }
  /** To readers of that conversation, and to the members who have just left. */
  | {
      readonly type: 'GroupChanged'
      readonly gid: Gid
      readonly conversationId: ConversationId
      readonly gone: readonly Xid[]
    }
  | { readonly type: 'TokenEnded'; readonly token: string }
  /** The OAuth state under which X waits for the person. */
  | { readonly type: 'XWaits'; readonly state: string }
  /** The authorization code of the simulated X. */
  | { readonly type: 'XGave'; readonly code: string }
  | { readonly type: 'QrMade'; readonly code: string }
  | { readonly type: 'QrStands'; readonly status: QrStatus }
  | { readonly type: 'QrAsks'; readonly device: string; readonly askedAt: Instant }
  /** The group was created or changed at that time. The response is its current version. */
  | { readonly type: 'GroupIs'; readonly gid: Gid; readonly at: Instant }
  /** To readers of its group. */
  | {
      readonly type: 'SpaceTold'
      readonly what: 'SpaceStartedNow' | 'SpaceEdited' | 'SpaceEnded'
      readonly channelId: ChannelId
      readonly gid: Gid
    }
  /** To everybody in that room, or to one person only. */
  | { readonly type: 'RoomTold'; readonly event: RoomEvent; readonly only: Xid | null }
  /** A frame of a feature over the realtime socket, to every connection of those people. */
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
