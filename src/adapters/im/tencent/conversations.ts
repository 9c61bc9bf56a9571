import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { Observable, Subject } from 'rxjs'
import type { Clock } from '../../../application/ports/browser/clock'
import type { ChatFact, ChatServiceEvent, Conversations } from '../../../application/ports/conversations'
import type { ChatMessage, ConversationSummary } from '../../../domain/chat'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import type { ChatRest } from '../../rest/chat/chat-rest'
import { makeTencentActions } from './tencent-actions'
import { TOO_LONG } from './vendor-failures'
import { clientIdOf, vendorMessagesIn } from './parse-message'
import { toVendorMessage } from './build-message'
import type { VendorMemory } from '../../browser/storage/vendor-memory'
import type { ImageHosts } from '../../wire/codecs/fields'
import { makeThreadReader } from './thread-reader'
import { lastSequenceOf, rowsOf, withReadPosition, type VendorRows } from './read-positions'
import type { TencentModule } from './sdk'
import { makeTencentConnection } from './tencent-connection'
import { makeEventsToFacts } from './events-to-facts'
import { chunksOf } from './vendor-thread'

export interface TencentDeps {
  readonly load: () => Promise<TencentModule>
  readonly appId: number
  readonly clock: Clock
  readonly chat: Omit<ChatRest, 'accessToken'>
  readonly notebook: VendorMemory
  /** The https origins of the product's own pictures. */
  readonly pictureHosts: ImageHosts
}

export interface TencentConversations extends Conversations {
  /** Returns how many messages failed to decode and were left out (ALL-7). */
  readonly dropped: () => number
}

type Sending = Parameters<Conversations['send']>[0]

/** The number of newest messages that are searched for an earlier attempt to send the same message. */
const LOOK_BACK = 60
/** The number of conversations that are read in parallel. */
const AT_ONCE = 8
const Sent = t.type({ data: t.type({ message: t.unknown }) })

/** Implements the conversations port over the vendor's client, and adds the functions that the client lacks. */
export const makeTencentConversations = ({
  load,
  appId,
  clock,
  chat,
  notebook,
  pictureHosts,
}: TencentDeps): TencentConversations => {
  const service = makeTencentConnection({ load, appId, clock })
  const pages = makeThreadReader({ service, notebook, clock, pictureHosts })
  const facts = new Subject<ChatFact>()
  const publish = (fact: ChatFact): void => {
    facts.next(fact)
  }
  const accounts = new Set<string>()
  const telling = makeEventsToFacts({ service, pages, accounts: () => accounts, tell: publish })
  const perform = makeTencentActions({ service, chat, pages, changed: telling.changed, tell: publish })

  const connect: Conversations['connect'] = (sessionId) =>
    new Observable<ChatServiceEvent>((subscriber) => {
      const end = (how: ChatServiceEvent): void => {
        subscriber.next(how)
        subscriber.complete()
      }
      let leave = (): void => undefined
      void chat
        .customToken(sessionId)()
        .then((user) => {
          if (subscriber.closed) return
          if (E.isLeft(user)) end(user.left._tag === 'Unreachable' ? 'connectFailed' : 'loginFailed')
          else
            leave = service.enter(user.right, {
              logged: () => {
                pages.begin(user.right.xid)
                subscriber.next('logged')
              },
              told: telling.hear,
              ended: end,
            })
        })
      return () => {
        leave()
      }
    })

  /**
   * Completes the summary of a conversation. For a group, the latest message from the REST API is current if its
   * sequence number equals the vendor's. In a direct chat the sequence numbers of the two cannot be compared.
   */
  const placed =
    (rows: VendorRows) =>
    (summary: ConversationSummary): TE.TaskEither<Failure, ConversationSummary> => {
      if (summary.kind === 'notification' && summary.peer !== null) accounts.add(summary.peer.xid)
      const { conversationId, latest } = summary
      return pages.inPlace(conversationId, ({ thread, vendorId, isGroup }) => {
        const row = rows.get(vendorId)
        return isGroup && latest !== null && latest.seq === lastSequenceOf(row)
          ? TE.right(withReadPosition(summary, row, latest))
          : pipe(
              thread.newest(),
              TE.map((newest) =>
                withReadPosition(summary, row, pages.readNew(conversationId, newest.slice(-1)).at(-1) ?? null),
              ),
              // If the vendor refuses to read a conversation, the list shows the summary of the REST API.
              TE.orElse((failure) => (failure._tag === 'Refused' ? TE.right(summary) : TE.left(failure))),
            )
      })
    }
  /** Reads the conversations in batches, because the vendor limits the request rate. */
  const allPlaced = (listed: readonly ConversationSummary[]) =>
    pipe(
      rowsOf(service),
      TE.chain((rows) =>
        pipe(
          chunksOf(listed, AT_ONCE),
          TE.traverseSeqArray(TE.traverseArray(placed(rows))),
          TE.map((chunks) => chunks.flat()),
        ),
      ),
    )

  const sentBefore = ({ conversationId, clientId }: Sending): TE.TaskEither<Failure, ChatMessage | null> =>
    pages.inPlace(conversationId, ({ thread, me }) =>
      pipe(
        TE.fromTask(() => notebook.wasTried(me, clientId)),
        TE.chain((tried): TE.TaskEither<Failure, ChatMessage | null> =>
          !tried
            ? TE.right(null)
            : pipe(
                pages.lastOf(conversationId),
                TE.chain((last) => thread.pull(Math.max(1, last - LOOK_BACK + 1), last)),
                TE.map((found) =>
                  found.filter(({ message }) => message.from === me && clientIdOf(message) === clientId),
                ),
                TE.map((mine) => pages.readNew(conversationId, mine.slice(0, 1))[0] ?? null),
              ),
        ),
      ),
    )

  const sendNew = ({ conversationId, clientId, content }: Sending): TE.TaskEither<Failure, ChatMessage> =>
    pages.inPlace(conversationId, ({ thread, me, ...address }) => {
      const { isTooLong, make } = toVendorMessage(content, clientId, address)
      return isTooLong
        ? TE.left(TOO_LONG)
        : pipe(
            TE.fromTask(() => notebook.setTried(me, clientId, true)),
            TE.chain(() => service.ask((sdk, vendor) => sdk.sendMessage(make(sdk, vendor)))),
            TE.chain((answer) => thread.place(Sent.is(answer) ? vendorMessagesIn([answer.data.message]) : [])),
            TE.chain((found) => {
              const [message] = pages.readNew(conversationId, found)
              return message === undefined ? TE.left(malformed) : TE.right(message)
            }),
          )
    })

  return {
    facts$: facts.asObservable(),
    dropped: pages.dropped,
    connect,
    list: () => pipe(chat.list(), TE.chain(allPlaced)),
    openDirect: (uid) =>
      pipe(
        chat.openDirect(uid),
        TE.chain((opened) =>
          pipe(
            rowsOf(service),
            TE.chain((rows) => placed(rows)(opened)),
          ),
        ),
      ),
    send: (sending) =>
      pipe(
        sentBefore(sending),
        TE.chain((before) => (before === null ? sendNew(sending) : TE.right(before))),
      ),
    history: pages.history,
    range: pages.range,
    changes: (id) =>
      pipe(
        pages.again(id),
        TE.map(({ messages }) => ({
          messages,
          gone: [],
          rev: messages.reduce((rev, message) => Math.max(rev, message.rev), 0),
        })),
      ),
    performAction: perform,
    pinned: (id) =>
      pipe(
        chat.pins(id),
        TE.chain(TE.traverseSeqArray((seq) => pages.range(id, seq, seq))),
        TE.map((found) => found.flatMap(({ messages }) => messages)),
      ),
    // The vendor can mark only a whole conversation as read, not just the messages up to a seq.
    markRead: (id) =>
      pages.inPlace(id, ({ vendorId }) =>
        pipe(
          service.ask((sdk) => sdk.setMessageRead({ conversationID: vendorId })),
          TE.map(() => undefined),
        ),
      ),
  }
}
