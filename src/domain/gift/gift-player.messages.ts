import * as t from 'io-ts'
import { ConversationId, MessageId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { GiftAnimation } from './animation'

/** A gift that somebody sent, to be shown moving. `animation` is `null` where there is none that can be played. */
export const GiftPlayerItem = t.strict(
  {
    /** Of the message: it is shown once. */
    id: MessageId,
    animation: t.union([GiftAnimation, t.null]),
    icon: t.union([t.string, t.null]),
    title: t.string,
  },
  'StageItem',
)
export type GiftPlayerItem = t.TypeOf<typeof GiftPlayerItem>

/** Why it does not move: motion is not wanted, or the browser can't (no WebGL, no autoplay, a broken file). */
export const StillReason = t.keyof({ reducedMotion: null, cannotPlay: null }, 'StillReason')
export type StillReason = t.TypeOf<typeof StillReason>

/** Commands and facts of the gifts that play over a chat, in one tab. */
export const giftPlayerMessages = {
  'gift/EnterStage': message('gift/EnterStage', { conversationId: ConversationId }),
  /** The conversation is left (GFT-7). */
  'gift/LeaveStage': message('gift/LeaveStage', {}),
  'gift/Enqueue': message('gift/Enqueue', { item: GiftPlayerItem }),
  'gift/PlayEnded': message('gift/PlayEnded', { id: MessageId }),
  'gift/StandStill': message('gift/StandStill', { id: MessageId, why: StillReason }),
  'gift/Hide': message('gift/Hide', { isHidden: t.boolean }),
  'gift/ViewedRead': effectResult('gift/ViewedRead', { ids: t.readonlyArray(t.string) }),
  'gift/ViewedKept': effectResult('gift/ViewedKept', {}),
} as const

type Codecs = typeof giftPlayerMessages
export type GiftPlayerMessage = t.TypeOf<Codecs[keyof Codecs]>
