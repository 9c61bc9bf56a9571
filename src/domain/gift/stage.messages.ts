import * as t from 'io-ts'
import { ConversationId, MessageId } from '../kernel/ids'
import { answer, message } from '../kernel/message'
import { GiftAnimation } from './animation'

/** A gift that somebody sent, to be shown moving. `animation` is `null` where there is none that can be played. */
export const StageItem = t.strict({
  /** Of the message: it is shown once. */
  id: MessageId,
  animation: t.union([GiftAnimation, t.null]), icon: t.union([t.string, t.null]), title: t.string,
}, 'StageItem')
export type StageItem = t.TypeOf<typeof StageItem>

/** Why it does not move: motion is not wanted, or the browser can't (no WebGL, no autoplay, a broken file). */
export const StillReason = t.keyof({ reducedMotion: null, cannotPlay: null }, 'StillReason')
export type StillReason = t.TypeOf<typeof StillReason>

/** Commands and facts of the gifts that play over a chat, in one tab. */
export const stageMessages = {
  'gift/EnterStage': message('gift/EnterStage', { conversationId: ConversationId }),
  /** The conversation is left (GFT-7). */
  'gift/LeaveStage': message('gift/LeaveStage', {}),
  'gift/Enqueue': message('gift/Enqueue', { item: StageItem }),
  'gift/PlayEnded': message('gift/PlayEnded', { id: MessageId }),
  'gift/StandStill': message('gift/StandStill', { id: MessageId, why: StillReason }),
  'gift/Hide': message('gift/Hide', { isHidden: t.boolean }),
  'gift/ViewedRead': answer('gift/ViewedRead', { ids: t.readonlyArray(t.string) }),
  'gift/ViewedKept': answer('gift/ViewedKept', {}),
} as const

type Codecs = typeof stageMessages
export type StageMessage = t.TypeOf<Codecs[keyof Codecs]>
