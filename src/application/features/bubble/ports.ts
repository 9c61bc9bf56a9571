import type { TaskEither } from 'fp-ts/TaskEither'
import type { Balance } from '../../../domain/balance'
import type { Guest, RainEvent, RainMessage, RainOrder } from '../../../domain/bubble'
import type { Failure } from '../../../domain/kernel/failure'
import type { ConversationId, Gid } from '../../../domain/kernel/ids'

type Told<T extends RainMessage['type']> = Extract<RainMessage, { type: T }>
/** What the realtime socket tells of a rain; whose a reward is follows from its uid. */
export type RainSocketEvent = Omit<Told<'bubble/Popped'>, 'own'> | Told<'bubble/Answered'> | Told<'bubble/Ended'>

/** Bubble rain (spec 1 §7). What moves value is posted once and answers nothing but that it was done. */
export interface Bubbles {
  readonly purse: (gid: Gid) => TaskEither<Failure, readonly Balance[]>
  /** How many members have at least that level. */
  readonly reach: (gid: Gid, level: number) => TaskEither<Failure, number>
  /** Members whose name has that in it; pages start at 1. */
  readonly guests: (
    gid: Gid,
    keyword: string,
    page: number,
    size: number,
  ) => TaskEither<Failure, { readonly items: readonly Guest[]; readonly isLast: boolean }>
  readonly send: (order: RainOrder) => TaskEither<Failure, void>
  /** The rain as it is now, and how many milliseconds it has been raining; refused to whoever may take no part. */
  readonly look: (eventId: string) => TaskEither<Failure, { readonly event: RainEvent; readonly elapsed: number }>
  readonly winners: (eventId: string) => TaskEither<Failure, RainEvent>
  /** Over the socket; `false` where none is open. */
  readonly sayJoin: (conversationId: ConversationId, eventId: string) => boolean
  readonly sayTap: (conversationId: ConversationId, eventId: string, bubbleId: string) => boolean
  /** What a frame of that event says; `null` for whatever is no such frame. */
  readonly newsOf: (event: string, data: unknown) => RainSocketEvent | null
}
