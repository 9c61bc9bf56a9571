import type { Message } from '@tencentcloud/chat'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Reaction } from '../../../domain/chat'
import type { Failure } from '../../../domain/kernel/failure'
import { isPlainId, Xid } from '../../../domain/kernel/ids'
import type { TencentConnection } from './tencent-connection'
import { chunksOf } from './vendor-thread'

/**
 * The vendor's limits: the people that the vendor includes with a reaction, and the messages in a request for
 * reactions.
 */
const PEOPLE = 10
const MESSAGES = 20
/** The most lists of further people that are requested for a reaction. People beyond these lists are left out. */
const LISTS = 10
const PAGE = 100

const User = t.type({ userID: Xid })
const OneReaction = t.type({ reactionID: t.string, totalUserCount: t.number, partialUserList: t.unknown })
const Reacted = t.type({ messageID: t.string, reactionList: t.unknown })
const Answer = t.type({ data: t.type({ resultList: t.unknown }) })
const People = t.type({ data: t.type({ userInfoList: t.unknown, nextSeq: t.unknown, isCompleted: t.unknown }) })

const NOBODY: t.TypeOf<typeof People>['data'] = { userInfoList: [], nextSeq: null, isCompleted: true }

const listOf = <A>(codec: t.Type<A, unknown>, u: unknown): readonly A[] => (Array.isArray(u) ? u.filter(codec.is) : [])
const xidsOf = (u: unknown): readonly Xid[] => listOf(User, u).map(({ userID }) => userID)
const or = <A>(value: A) => TE.orElse((): TE.TaskEither<Failure, A> => TE.right(value))

/** The message ids of a reaction event. The event contains a single item or a list of items. */
export const reactedIn = (data: unknown): readonly string[] =>
  listOf(t.type({ messageID: t.string }), Array.isArray(data) ? data : [data]).map(({ messageID }) => messageID)

export type Reactions = ReadonlyMap<string, readonly Reaction[]>

/**
 * The reactions by message id. The vendor sells reactions as a separate product. For a project that has not bought this
 * product, the result is empty. The vendor includes at most ten people with a reaction, so this function requests
 * further people.
 */
export const reactionsOf = (
  service: TencentConnection,
  messages: readonly Message[],
): TE.TaskEither<Failure, Reactions> => {
  const peopleFrom = (
    message: Message,
    reactionID: string,
    nextSeq: number,
    left: number,
  ): TE.TaskEither<Failure, readonly Xid[]> =>
    pipe(
      service.ask((sdk) => sdk.getAllUserListOfMessageReaction({ message, reactionID, nextSeq, count: PAGE })),
      TE.map((answer) => (People.is(answer) ? answer.data : NOBODY)),
      or(NOBODY),
      TE.chain((data) => {
        const people = xidsOf(data.userInfoList)
        return data.isCompleted === true || left <= 1 || typeof data.nextSeq !== 'number'
          ? TE.right(people)
          : pipe(
              peopleFrom(message, reactionID, data.nextSeq, left - 1),
              TE.map((rest) => [...people, ...rest]),
            )
      }),
    )

  const reactionOf = (
    message: Message,
    { reactionID, totalUserCount, partialUserList }: t.TypeOf<typeof OneReaction>,
  ) => {
    const some = xidsOf(partialUserList)
    return pipe(
      some.length < totalUserCount ? peopleFrom(message, reactionID, 0, LISTS) : TE.right(some),
      TE.map((people): Reaction => ({ memeId: reactionID, xids: [...new Set([...some, ...people])] })),
    )
  }

  const withReactions = ({
    messageID,
    reactionList,
  }: t.TypeOf<typeof Reacted>): TE.TaskEither<Failure, readonly [string, readonly Reaction[]]> => {
    const message = messages.find(({ ID }) => ID === messageID)
    const listed = listOf(OneReaction, reactionList).filter(({ reactionID }) => isPlainId(reactionID))
    return message === undefined
      ? TE.right([messageID, []])
      : pipe(
          listed,
          TE.traverseSeqArray((reaction) => reactionOf(message, reaction)),
          TE.map((reactions) => [messageID, reactions.filter(({ xids }) => xids.length > 0)]),
        )
  }

  return pipe(
    chunksOf(messages, MESSAGES),
    TE.traverseSeqArray((messageList) =>
      pipe(
        service.ask((sdk) =>
          sdk.getMessageReactions({ messageList: [...messageList], maxUserCountPerReaction: PEOPLE }),
        ),
        TE.map((answer) => (Answer.is(answer) ? listOf(Reacted, answer.data.resultList) : [])),
        or<readonly t.TypeOf<typeof Reacted>[]>([]),
        TE.chain(TE.traverseSeqArray(withReactions)),
      ),
    ),
    TE.map((all) => new Map(all.flat())),
  )
}
