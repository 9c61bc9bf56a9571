import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Page } from '../../../application/ports/conversations'
import type { ChatMessage } from '../../../domain/chat'
import { unreachable, type Failure } from '../../../domain/kernel/failure'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import { vendorConversationOf, type VendorConversation } from './vendor-id'
import { makeDirectThread } from './direct-thread'
import { makeGroupThread } from './group-thread'
import type { ImageHosts } from '../../wire/codecs/fields'
import { chatMessageFrom } from './parse-message'
import type { VendorMemory } from '../../browser/storage/vendor-memory'
import { reactionsOf } from './reactions'
import type { TencentConnection } from './tencent-connection'
import type { NumberedMessage, VendorThread } from './vendor-thread'

interface Deps {
  readonly service: TencentConnection
  readonly notebook: VendorMemory
  readonly clock: Clock
  readonly pictureHosts: ImageHosts
}

/** A conversation at the vendor, with the signed-in account `me`. */
export interface OpenThread extends VendorConversation {
  readonly me: Xid
  readonly thread: VendorThread
}

/**
 * When a conversation is read again, at least and at most this many of the newest messages are read, regardless of how
 * many messages this browser tab has loaded.
 */
const AGAIN_LEAST = 20
const AGAIN_MOST = 200

type Read = TE.TaskEither<Failure, readonly ChatMessage[]>

/** Reads the signed-in account's conversations from the vendor. */
export const makeThreadReader = ({ service, notebook, clock, pictureHosts }: Deps) => {
  const chatMessageOf = chatMessageFrom(pictureHosts)
  let me: Xid | null = null
  let places = new Map<ConversationId, OpenThread>()
  /** The lowest message number that this browser tab has read, by conversation. */
  let readFrom = new Map<ConversationId, number>()
  let dropped = 0
  let lastRev = 0

  const placeOf = (id: ConversationId, account: Xid): OpenThread => {
    const known = places.get(id)
    if (known !== undefined) return known
    const address = vendorConversationOf(id, account)
    const { isGroup, vendorId } = address
    const thread = isGroup
      ? makeGroupThread(service, vendorId)
      : makeDirectThread({ service, notebook, account, conversationId: id, vendorId })
    const made = { ...address, me: account, thread }
    places.set(id, made)
    return made
  }
  /** Runs `then` with the conversation. Fails as `unreachable` if no account has logged in yet. */
  const inPlace =
    <A>(id: ConversationId, then: (place: OpenThread) => TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    () =>
      (me === null ? TE.left(unreachable) : then(placeOf(id, me)))()

  /**
   * The revision of messages that are read now. The vendor has no revisions, so the time of the read is the revision,
   * and a later read replaces an earlier read.
   */
  const seenNow = (): number => {
    lastRev = Math.max(lastRev + 1, clock.now())
    return lastRev
  }
  const read = (conversationId: ConversationId, placed: readonly NumberedMessage[], rev = seenNow()): Read =>
    pipe(
      reactionsOf(
        service,
        placed.map(({ message }) => message),
      ),
      TE.map((reactions) =>
        placed.flatMap(({ message, seq }) => {
          if (message.isDeleted) return []
          const found = chatMessageOf(message, { conversationId, seq, rev, reactions: reactions.get(message.ID) ?? [] })
          if (found === null) dropped += 1
          return found ?? []
        }),
      ),
    )
  /** Converts new messages, which have no reactions yet. */
  const readNew = (conversationId: ConversationId, placed: readonly NumberedMessage[]): readonly ChatMessage[] =>
    placed.flatMap(({ message, seq }) => {
      const found = chatMessageOf(message, { conversationId, seq, rev: 0, reactions: [] })
      if (found === null) dropped += 1
      return found ?? []
    })

  const range = (id: ConversationId, from: number, to: number): TE.TaskEither<Failure, Page> =>
    inPlace(id, ({ thread }) => {
      const rev = seenNow()
      readFrom.set(id, Math.min(from, readFrom.get(id) ?? from))
      return pipe(
        thread.pull(from, to),
        TE.chain((placed) => read(id, placed, rev)),
        TE.map((messages) => ({ from, to, messages, rev: null })),
      )
    })
  const lastOf = (id: ConversationId): TE.TaskEither<Failure, number> =>
    inPlace(id, ({ thread }) =>
      pipe(
        thread.newest(),
        TE.map((placed) => placed.at(-1)?.seq ?? 0),
      ),
    )
  const before = (id: ConversationId, end: number, size: number) => range(id, Math.max(1, end - size), end - 1)

  return {
    /**
     * Starts a session: forgets the open threads. If the account differs from the previous account, this function
     * forgets the first read numbers.
     */
    begin: (account: Xid): void => {
      if (account !== me) readFrom = new Map()
      me = account
      places = new Map()
    },
    me: () => me,
    dropped: () => dropped,
    inPlace,
    read,
    readNew,
    range,
    lastOf,
    /**
     * Reads the loaded messages of a conversation again, from `AGAIN_LEAST` to `AGAIN_MOST` messages. The vendor keeps
     * no list of the changes that happened while this client was offline.
     */
    again: (id: ConversationId): TE.TaskEither<Failure, Page> =>
      pipe(
        lastOf(id),
        TE.chain((last) =>
          range(
            id,
            Math.max(1, last - AGAIN_MOST + 1, Math.min(last - AGAIN_LEAST + 1, readFrom.get(id) ?? last)),
            last,
          ),
        ),
      ),
    /** Reads the `size` messages before the number `end`, or the newest messages if `end` is `null`. */
    history: (id: ConversationId, end: number | null, size: number): TE.TaskEither<Failure, Page> =>
      end === null
        ? pipe(
            lastOf(id),
            TE.chain((last) => before(id, last + 1, size)),
          )
        : before(id, end, size),
  }
}
export type ThreadReader = ReturnType<typeof makeThreadReader>
