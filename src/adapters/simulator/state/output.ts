import type { ChatMessage } from '../../../domain/chat'
import type { ChannelId, ConversationId, Gid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { RoomEvent } from '../../../domain/space'
import type { QrStatus } from '../../../domain/session'
import type { UserAccount, ServerState } from './server-state'

/** What the world answers to an input, and what it makes known to others. */
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
  /** A record of it is in a history by that id. */
  | { readonly type: 'AssetMoved'; readonly id: string }
  | { readonly type: 'CodeSent'; readonly email: string; readonly code: string }
  /** The message as it stands, whether this send made it or an earlier one did. */
  | { readonly type: 'Stored'; readonly message: ChatMessage }
  /** To whoever reads that conversation. Only a new message is posted. */
  | { readonly type: 'Posted'; readonly message: ChatMessage }
  /** To whoever reads that conversation: something was done to it. */
  | { readonly type: 'Changed'; readonly message: ChatMessage }
  /** To that person's own browsers. */
  | { readonly type: 'Gone'; readonly xid: Xid; readonly conversationId: ConversationId; readonly ranges: Intervals }
  | { readonly type: 'DirectFound'; readonly conversationId: ConversationId }
  /** To whoever reads that conversation: it is there for nobody any more. */
  | { readonly type: 'GoneForAll'; readonly conversationId: ConversationId; readonly ranges: Intervals }
  | { readonly type: 'PinsChanged'; readonly conversationId: ConversationId }
  /** To whoever reads that group's conversation, or to one of them alone. */
  | {
      readonly type: 'AnnouncementsChanged'
      readonly gid: Gid
      readonly conversationId: ConversationId
      readonly to: Xid | null
    }
  /** To whoever reads that conversation, and to those who were members until now. */
  | {
      readonly type: 'GroupChanged'
      readonly gid: Gid
      readonly conversationId: ConversationId
      readonly gone: readonly Xid[]
    }
  | { readonly type: 'TokenEnded'; readonly token: string }
  /** The state under which X waits for somebody. */
  | { readonly type: 'XWaits'; readonly state: string }
  /** What the simulated X gives back with whoever authorized. */
  | { readonly type: 'XGave'; readonly code: string }
  | { readonly type: 'QrMade'; readonly code: string }
  | { readonly type: 'QrStands'; readonly status: QrStatus }
  | { readonly type: 'QrAsks'; readonly device: string; readonly askedAt: Instant }
  /** It was made or changed at that time: whoever asked is told how it is now. */
  | { readonly type: 'GroupIs'; readonly gid: Gid; readonly at: Instant }
  /** To whoever may look into its group. */
  | {
      readonly type: 'SpaceTold'
      readonly what: 'SpaceStartedNow' | 'SpaceEdited' | 'SpaceEnded'
      readonly channelId: ChannelId
      readonly gid: Gid
    }
  /** To whoever is in that room, or to one person alone. */
  | { readonly type: 'RoomTold'; readonly event: RoomEvent; readonly only: Xid | null }
  /** A frame of a feature over the realtime socket, to those people wherever they are connected. */
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
