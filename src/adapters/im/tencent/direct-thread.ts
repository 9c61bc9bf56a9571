import type { Message } from '@tencentcloud/chat'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import type { Failure } from '../../../domain/kernel/failure'
import type { VendorMemory } from '../../browser/storage/vendor-memory'
import type { TencentConnection } from './tencent-connection'
import { makeSerialQueue, listOf, type NumberedMessage, type VendorThread } from './vendor-thread'

/**
 * The most message lists that a search reads. Then the search gives up. The vendor keeps messages for days, not for
 * years.
 */
const LISTS = 200

interface Deps {
  readonly service: TencentConnection
  readonly notebook: VendorMemory
  readonly account: Xid
  readonly conversationId: ConversationId
  readonly vendorId: string
}

/**
 * Numbers the messages of a direct chat. The vendor numbers no direct messages for both members: `sequence` counts the
 * messages of a single client. This thread numbers messages in the order in which this browser receives them, and the
 * vendor memory stores the numbers.
 */
export const makeDirectThread = ({ service, notebook, account, conversationId, vendorId }: Deps): VendorThread => {
  const seqs = new Map<string, number>()
  const bodies = new Map<string, Message>()
  /**
   * The vendor's cursor of the oldest list that this session has read. `undefined` means that the session has read no
   * list yet; `null` means the end of the history.
   */
  let cursor: string | null | undefined
  let known: Promise<void> | null = null
  const turn = makeSerialQueue()

  const ready = (): TE.TaskEither<Failure, void> =>
    TE.fromTask(() => {
      known ??= notebook.numbered(account, conversationId).then((ids) => {
        ids.forEach((id, index) => seqs.set(id, index + 1))
      })
      return known
    })
  const placedOf = (messages: readonly Message[]): readonly NumberedMessage[] =>
    messages
      .flatMap((message) => {
        const seq = seqs.get(message.ID)
        return seq === undefined ? [] : [{ message, seq }]
      })
      .sort((a, b) => a.seq - b.seq)

  const number = (messages: readonly Message[]): TE.TaskEither<Failure, readonly NumberedMessage[]> =>
    TE.fromTask(async () => {
      for (const message of messages) bodies.set(message.ID, message)
      const fresh = [
        ...new Set(
          messages
            .filter(({ ID }) => !seqs.has(ID))
            .sort((a, b) => a.time - b.time)
            .map(({ ID }) => ID),
        ),
      ]
      const from = seqs.size + 1
      fresh.forEach((id, index) => seqs.set(id, from + index))
      if (fresh.length > 0) await notebook.number(account, conversationId, from, fresh)
      return placedOf(messages)
    })

  /**
   * Reads lists backwards from `at`, until `enough` returns true or the history ends. Returns all messages, oldest
   * first.
   */
  const back = (
    at: string | null,
    enough: (messages: readonly Message[]) => boolean,
    left = LISTS,
  ): TE.TaskEither<Failure, readonly Message[]> =>
    pipe(
      listOf(service, vendorId, at),
      TE.chain(({ messages, cursor: next }) => {
        cursor = next
        return next === null || left <= 1 || enough(messages)
          ? TE.right(messages)
          : pipe(
              back(next, enough, left - 1),
              TE.map((earlier) => [...earlier, ...messages]),
            )
      }),
    )

  const inNumbers = (task: TE.TaskEither<Failure, readonly Message[]>) =>
    turn(
      pipe(
        ready(),
        TE.chain(() => task),
        TE.chain(number),
      ),
    )
  const recent = back(null, (messages) => messages.some(({ ID }) => seqs.has(ID)))
  const newest = () => inNumbers(recent)

  const missing = (from: number, to: number): boolean =>
    [...seqs].some(([id, seq]) => seq >= from && seq <= to && !bodies.has(id))
  const fill = (from: number, to: number): TE.TaskEither<Failure, unknown> =>
    turn(() => {
      const at = cursor
      if (at === undefined || at === null || !missing(from, to)) return TE.right([])()
      return back(at, (messages) => {
        for (const message of messages) bodies.set(message.ID, message)
        return !missing(from, to)
      })()
    })

  const pull = (from: number, to: number): TE.TaskEither<Failure, readonly NumberedMessage[]> =>
    pipe(
      cursor === undefined ? newest() : TE.right([]),
      TE.chain(() => fill(from, to)),
      TE.map(() => placedOf([...bodies.values()]).filter(({ seq }) => seq >= from && seq <= to)),
    )

  return {
    newest,
    pull,
    revoked: ({ ID = '', revoker = '' }) =>
      pipe(
        turn(ready()),
        TE.chain(() => {
          const [seq, body] = [seqs.get(ID), bodies.get(ID)]
          if (seq === undefined) return TE.right([])
          if (body === undefined) return pull(seq, seq)
          // A message that was loaded before its recall lacks the recall mark, so set the mark.
          body.isRevoked = true
          body.revokerInfo = { userID: revoker, nick: '', avatar: '' }
          return TE.right([{ message: body, seq }])
        }),
      ),
    // Messages that arrived while this client was offline get their numbers before the pushed messages.
    place: (messages) =>
      inNumbers(
        pipe(
          cursor === undefined ? recent : TE.right([]),
          TE.map((earlier) => [...earlier, ...messages.filter(({ ID }) => !earlier.some((other) => other.ID === ID))]),
        ),
      ),
    drop: (from, to) => {
      for (const [id, seq] of seqs) if (seq >= from && seq <= to) bodies.delete(id)
    },
  }
}
