import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import { vendorMessagesIn } from './parse-message'
import type { TencentConnection } from './tencent-connection'
import { bySeq, listOf, type NumberedMessage, type VendorThread } from './vendor-thread'

const Hop = t.type({ data: t.type({ messageList: t.unknown }) })

const placed = (messages: ReturnType<typeof vendorMessagesIn>): readonly NumberedMessage[] =>
  bySeq(
    messages.flatMap((message) =>
      Number.isSafeInteger(message.sequence) && message.sequence > 0 ? [{ message, seq: message.sequence }] : [],
    ),
  )

/**
 * In a group the vendor's `sequence` already counts as the port requires: each message of any sender increases
 * `sequence` by 1.
 */
export const makeGroupThread = (service: TencentConnection, vendorId: string): VendorThread => {
  /**
   * The newest messages up to and including `sequence`. The vendor does not document whether its list includes the
   * message with this number; the filter covers both cases.
   */
  const upTo = (sequence: number): TE.TaskEither<Failure, readonly NumberedMessage[]> =>
    pipe(
      service.ask((sdk) =>
        sdk.getMessageListHopping({ conversationID: vendorId, sequence: sequence + 1, direction: 0 }),
      ),
      TE.chain((answer) =>
        Hop.is(answer) ? TE.right(placed(vendorMessagesIn(answer.data.messageList))) : TE.left(malformed),
      ),
      TE.map((found) => found.filter(({ seq }) => seq <= sequence)),
    )

  const pull = (from: number, to: number): TE.TaskEither<Failure, readonly NumberedMessage[]> =>
    to < from
      ? TE.right([])
      : pipe(
          upTo(to),
          TE.chain((found) => {
            const [first] = found
            return first === undefined || first.seq <= from
              ? TE.right(found)
              : pipe(
                  pull(from, first.seq - 1),
                  TE.map((earlier) => [...earlier, ...found]),
                )
          }),
          TE.map((found) => found.filter(({ seq }) => seq >= from)),
        )

  return {
    newest: () =>
      pipe(
        listOf(service, vendorId, null),
        TE.map(({ messages }) => placed(messages)),
      ),
    pull,
    revoked: ({ sequence }) => pull(sequence, sequence),
    place: (messages) => TE.right(placed(messages)),
    drop: () => undefined,
  }
}
