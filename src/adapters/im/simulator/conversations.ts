import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { Observable, Subject } from 'rxjs'
import type { Clock } from '../../../application/ports/browser/clock'
import type { ChatFact, ChatServiceEvent, Conversations, Page } from '../../../application/ports/conversations'
import type { ConversationAction, ConversationSummary } from '../../../domain/chat'
import { malformed, unreachable, type Failure } from '../../../domain/kernel/failure'
import type { ConversationId } from '../../../domain/kernel/ids'
import { tableFrom } from '../../../domain/kernel/table'
import type { ChatRest } from '../../rest/chat/chat-rest'
import type { SocketDriver } from '../../socket/socket-driver'
import { encodeContent } from '../../wire/content'
import { ChangesWire, PageWire, PositionsWire, type ImRequest } from '../../wire/frames/im-frame'
import { MessageWire } from '../../wire/entities/message'
import { openImConnection, type ImConnection } from './im-connection'

export interface SimulatorConversationsDeps {
  readonly sockets: SocketDriver
  readonly url: string
  readonly clock: Clock
  readonly chat: Omit<ChatRest, 'customToken'>
}

export interface SimulatorConversations extends Conversations {
  /** Returns how many frames and items failed to decode and were left out (ALL-7). */
  readonly dropped: () => number
}

type Positions = t.TypeOf<typeof PositionsWire>

const OVER_IM = ['recall', 'edit', 'delete', 'clearHistory'] as const
type OverIm = Extract<ConversationAction, { kind: (typeof OVER_IM)[number] }>
const isOverIm = (act: ConversationAction): act is OverIm => OVER_IM.some((kind) => kind === act.kind)

const requestOf =
  (act: OverIm) =>
  (request_id: string): ImRequest => {
    const about = { request_id, conversation_id: act.conversationId }
    switch (act.kind) {
      case 'recall':
        return { event: 'revoke', data: { ...about, seq: act.seq } }
      case 'edit':
        return { event: 'edit', data: { ...about, seq: act.seq, msg: act.text } }
      case 'delete':
        return { event: 'delete', data: { ...about, seq: act.seq } }
      case 'clearHistory':
        return { event: 'clear', data: { ...about, seq: act.upTo } }
    }
  }

/**
 * Combines the conversations with their read positions. Names come from the REST API. Read positions come from the chat
 * service in a single response (IM-10).
 */
const withPositions = (listed: readonly ConversationSummary[], { list }: Positions): readonly ConversationSummary[] => {
  const places = tableFrom(list.items.map((position) => [position.conversation_id, position] as const))
  return listed.map((summary) => {
    const place = places[summary.conversationId]
    return place === undefined
      ? summary
      : { ...summary, maxSeq: place.max_seq, readSeq: place.read_seq, unread: place.unread }
  })
}

/** The conversations port over the simulator's chat service. `wire/frames/im-frame` defines the service's frames. */
export const makeSimulatorConversations = (deps: SimulatorConversationsDeps): SimulatorConversations => {
  const { chat } = deps
  const facts = new Subject<ChatFact>()
  let line: ImConnection | null = null
  let dropped = 0

  const connect: Conversations['connect'] = (sessionId) =>
    new Observable<ChatServiceEvent>((subscriber) => {
      let mine: ImConnection | null = null
      const end = (how: ChatServiceEvent): void => {
        if (line === mine) line = null
        subscriber.next(how)
        subscriber.complete()
      }
      const open = (token: string): void => {
        const opened = openImConnection(deps, token, {
          logged: () => {
            line = opened
            subscriber.next('logged')
          },
          told: (fact) => {
            facts.next(fact)
          },
          ended: end,
          dropped: (count) => {
            dropped += count
          },
        })
        mine = opened
      }
      chat
        .accessToken(sessionId)()
        .then((token) => {
          if (subscriber.closed) return
          if (E.isRight(token)) open(token.right.reveal())
          else end(token.left._tag === 'Unreachable' ? 'connectFailed' : 'loginFailed')
        })
        .catch(() => {
          end('connectFailed')
        })
      return () => {
        mine?.close()
        if (line === mine) line = null
      }
    })

  const request = <A>(
    codec: t.Type<A, unknown, unknown>,
    frame: (request_id: string) => ImRequest,
  ): TE.TaskEither<Failure, A> =>
    pipe(
      () => line?.ask(frame) ?? Promise.resolve(E.left(unreachable)),
      TE.chain((data) =>
        pipe(
          codec.decode(data),
          E.mapLeft(() => malformed),
          TE.fromEither,
        ),
      ),
    )

  const page = (id: ConversationId, frame: (request_id: string) => ImRequest): TE.TaskEither<Failure, Page> =>
    pipe(
      request(PageWire, frame),
      TE.chainEitherK(({ from, to, rev, messages }) => {
        const fitting = messages.items.filter(
          ({ conversationId, seq }) => conversationId === id && seq >= from && seq <= to,
        )
        dropped += messages.dropped + messages.items.length - fitting.length
        // A response that contains only messages of another conversation is an error. Without the error, the requested
        // seqs would count as loaded, although no message of this conversation arrived.
        return fitting.length === 0 && messages.items.length > 0
          ? E.left(malformed)
          : E.right({ from, to, rev, messages: fitting })
      }),
    )

  const positioned = (listed: readonly ConversationSummary[]) =>
    pipe(
      request(PositionsWire, (request_id) => ({ event: 'positions', data: { request_id } })),
      TE.map((positions) => withPositions(listed, positions)),
    )

  return {
    facts$: facts.asObservable(),
    dropped: () => dropped,
    connect,
    list: () => pipe(chat.list(), TE.chain(positioned)),
    openDirect: (uid) =>
      pipe(
        chat.openDirect(uid),
        TE.chain((opened) =>
          pipe(
            positioned([opened]),
            TE.map(([placed]) => placed ?? opened),
          ),
        ),
      ),
    send: ({ conversationId, clientId, content }) =>
      request(MessageWire, (request_id) => ({
        event: 'send',
        data: { request_id, conversation_id: conversationId, client_id: clientId, ...encodeContent(content) },
      })),
    changes: (id, since) =>
      pipe(
        request(ChangesWire, (request_id) => ({ event: 'changes', data: { request_id, conversation_id: id, since } })),
        TE.map(({ rev, messages, gone }) => {
          dropped += messages.dropped
          return { rev, gone, messages: messages.items.filter(({ conversationId }) => conversationId === id) }
        }),
      ),
    performAction: (act) =>
      isOverIm(act)
        ? pipe(
            request(t.unknown, requestOf(act)),
            TE.map(() => undefined),
          )
        : chat.perform(act),
    pinned: (id) =>
      pipe(
        chat.pins(id),
        TE.chain(
          TE.traverseArray((seq) =>
            page(id, (request_id) => ({
              event: 'range',
              data: { request_id, conversation_id: id, from: seq, to: seq },
            })),
          ),
        ),
        TE.map((pages) => pages.flatMap(({ messages }) => messages)),
      ),
    history: (id, before, size) =>
      page(id, (request_id) => ({
        event: 'history',
        data: { request_id, conversation_id: id, before, size },
      })),
    range: (id, from, to) =>
      page(id, (request_id) => ({
        event: 'range',
        data: { request_id, conversation_id: id, from, to },
      })),
    markRead: (id, seq) =>
      pipe(
        request(t.unknown, (request_id) => ({ event: 'mark_read', data: { request_id, conversation_id: id, seq } })),
        TE.map(() => undefined),
      ),
  }
}
