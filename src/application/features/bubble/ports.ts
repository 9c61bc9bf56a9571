import type { TaskEither } from 'fp-ts/TaskEither'
import type { Balance } from '../../../domain/balance'
import type { Guest, RainEvent, RainMessage, RainOrder } from '../../../domain/bubble'
import type { Failure } from '../../../domain/kernel/failure'
import type { ConversationId, Gid } from '../../../domain/kernel/ids'

type Told<T extends RainMessage['type']> = Extract<RainMessage, { type: T }>
/** Socket events of a rain. The port derives the owner of a reward from the uid. */
export type RainSocketEvent = Omit<Told<'bubble/Popped'>, 'own'> | Told<'bubble/TapRejected'> | Told<'bubble/Ended'>

/** Bubble rain (spec 1 §7). Requests that move value are posted once and return no data. */
export interface Bubbles {
  readonly purse: (gid: Gid) => TaskEither<Failure, readonly Balance[]>
  /** The number of members with at least that level. */
  readonly reach: (gid: Gid, level: number) => TaskEither<Failure, number>
  /** Members whose name contains the keyword. Pages start at 1. */
  readonly guests: (
    gid: Gid,
    keyword: string,
    page: number,
    size: number,
  ) => TaskEither<Failure, { readonly items: readonly Guest[]; readonly isLast: boolean }>
  readonly send: (order: RainOrder) => TaskEither<Failure, void>
  /**
   * The rain's current state, and how many milliseconds ago the rain started. The server refuses a member who may not
   * join.
   */
  readonly look: (eventId: string) => TaskEither<Failure, { readonly event: RainEvent; readonly elapsed: number }>
  readonly winners: (eventId: string) => TaskEither<Failure, RainEvent>
  /** Sends the message over the socket; `false` if no socket is open. */
  readonly sayJoin: (conversationId: ConversationId, eventId: string) => boolean
  readonly sendTap: (conversationId: ConversationId, eventId: string, bubbleId: string) => boolean
  /** Decodes a socket frame; `null` for an invalid frame. */
  readonly newsOf: (event: string, data: unknown) => RainSocketEvent | null
}
