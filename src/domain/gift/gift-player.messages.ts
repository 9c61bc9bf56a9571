import * as t from 'io-ts'
import { ConversationId, MessageId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { GiftAnimation } from './animation'

/** A received gift to play. `animation` is `null` if the gift has no playable animation. */
export const GiftPlayerItem = t.strict(
  {
    /** The id of the chat message. The gift of each message plays once. */
    id: MessageId,
    animation: t.union([GiftAnimation, t.null]),
    icon: t.union([t.string, t.null]),
    title: t.string,
  },
  'StageItem',
)
export type GiftPlayerItem = t.TypeOf<typeof GiftPlayerItem>

/** Why a still picture is shown: reduced motion, or the browser cannot play (no WebGL, no autoplay, a broken file). */
export const StillReason = t.keyof({ reducedMotion: null, cannotPlay: null }, 'StillReason')
export type StillReason = t.TypeOf<typeof StillReason>

export const giftPlayerMessages = {
  'gift/OpenPlayer': message('gift/OpenPlayer', { conversationId: ConversationId }),
  /** The member leaves the conversation, so its gifts stop (GFT-7). */
  'gift/ClosePlayer': message('gift/ClosePlayer', {}),
  'gift/Enqueue': message('gift/Enqueue', { item: GiftPlayerItem }),
  'gift/PlayEnded': message('gift/PlayEnded', { id: MessageId }),
  'gift/ShowStill': message('gift/ShowStill', { id: MessageId, why: StillReason }),
  'gift/HidePlayer': message('gift/HidePlayer', { isHidden: t.boolean }),
  'gift/ViewedLoaded': effectResult('gift/ViewedLoaded', { ids: t.readonlyArray(t.string) }),
  'gift/ViewedStored': effectResult('gift/ViewedStored', {}),
} as const

type Codecs = typeof giftPlayerMessages
export type GiftPlayerMessage = t.TypeOf<Codecs[keyof Codecs]>
