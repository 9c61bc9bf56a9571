import * as E from 'fp-ts/Either'
import type { Clock } from '../../application/ports/browser/clock'
import type { ChatMessage } from '../../domain/chat'
import type { ConversationId, Xid } from '../../domain/kernel/ids'
import { entriesOf } from '../../domain/kernel/table'
import { parseContent } from '../wire/content'
import { asList } from '../wire/codecs/list'
import {
  ChangesWire,
  PAGE_LIMIT,
  PageWire,
  PositionsWire,
  readImRequest,
  writeImAnswer,
  type ImRequest,
} from '../wire/frames/im-frame'
import { MessageWire } from '../wire/entities/message'
import { toWellFormed } from '../wire/codecs/text'
import { countFrame } from './access/access-table'
import { makeSocketRateLimit } from './socket-rate-limit'
import type { ConversationViewers, ViewerHandle } from './viewers'
import { NOT_STORED, NotStored } from './not-stored'
import { newMessageId, type StateHost } from './state-host'
import type { AcceptSocket } from './socket-peer'
import { ANSWER_BLOCK, TOO_MANY_REQUESTS, type RateLimiter } from './rate-limits'
import type { ReaderLanguages } from './refusal-texts/reader-languages'
import { emptyReply, toEnvelope, refuseWith, replyFromOutputs, type Reply } from './response'
import { isIn, mayReadIn } from './state/chat/directs'
import { filledContent } from './state/chat/filled-content'
import { threadOf } from './state/conversation-lookups'
import { readerOf } from './state/chat/reader-of'
import { isFor, type ThreadReader } from './state/chat/thread-reader'
import { changesAfter, hiddenFrom, pageBefore, pageFrom, revOf, type ThreadPage } from './state/chat/thread'
import { conversationsOf } from './state/group-views'
import type { Thread } from './state/server-state'

type OnMessage = Extract<ImRequest, { event: 'revoke' }>['data']
type Asking = Exclude<ImRequest, { event: 'login' | 'ping' }>

const whoseChatToken = (host: StateHost, chatToken: string): { readonly token: string; readonly xid: Xid } | null => {
  const { chatTokens, tokens } = host.world()
  const token = entriesOf(chatTokens).find(([, known]) => known === chatToken)?.[0]
  const xid = tokens[token ?? '']
  return token === undefined || xid === undefined ? null : { token, xid }
}

const pageOut = (thread: Thread, { from, to, messages }: ThreadPage) =>
  PageWire.encode({ from, to, rev: revOf(thread), messages: asList(messages) })

const positionsOut = (host: StateHost, xid: Xid) =>
  PositionsWire.encode({
    list: asList(
      conversationsOf(host.world(), xid).map(({ conversationId, maxSeq, readSeq, unread }) => ({
        conversation_id: conversationId,
        max_seq: maxSeq,
        read_seq: readSeq,
        unread,
      })),
    ),
  })

/**
 * The frame limits of a connection: at once, and per second on average. A browser with a thousand conversations
 * requests every conversation after a reconnect.
 */
const BURST = 4_000
const A_SECOND = 50

interface ImDeps {
  readonly host: StateHost
  readonly audience: ConversationViewers
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly readers: Pick<ReaderLanguages, 'of'>
}

/** Encodes a pushed message once for all connections, because they get the same message one after the other. */
const makePushTexts = (): ((event: 'push' | 'changed', message: ChatMessage) => string) => {
  let last: { readonly event: string; readonly message: ChatMessage; readonly text: string } | null = null
  return (event, message) => {
    if (last?.message !== message || last.event !== event)
      last = { event, message, text: writeImAnswer({ event, data: { messages: asList([message]) } }) }
    return last.text
  }
}

/**
 * The server side of the chat service. The server closes a connection when its token expires or its account is kicked.
 * A test control kicks an account, and so does a login with another session. All clients share one platform
 * (`PLATFORM_ID`), which allows one session per account.
 */
export const makeImServer = ({ host, audience, clock, limiter, readers }: ImDeps): AcceptSocket => {
  const textOf = makePushTexts()
  return (peer) => {
    const mayGoOn = makeSocketRateLimit({ clock, burst: BURST, aSecond: A_SECOND })
    let me: { readonly token: string; readonly xid: Xid } | null = null
    let seat: ViewerHandle | null = null
    /** Conversations whose messages this connection receives although its account is not a member. */
    const watched = new Set<string>()

    const mayHear = (xid: Xid, id: ConversationId): boolean =>
      isIn(host.world(), id, xid) || (watched.has(id) && mayReadIn(host.world(), id, xid) === true)
    const push = (event: 'push' | 'changed', message: ChatMessage): void => {
      if (me === null || !mayHear(me.xid, message.conversationId)) return
      if (isFor(readerOf(host.world(), message.conversationId, me.xid), message)) peer.send(textOf(event, message))
    }
    const stop = host.subscribe((news) => {
      if (news.type === 'Posted') push('push', news.message)
      else if (news.type === 'Changed') push('changed', news.message)
      else if (news.type === 'Gone' && news.xid === me?.xid) {
        peer.send(writeImAnswer({ event: 'gone', data: { conversation_id: news.conversationId, ranges: news.ranges } }))
      } else if (news.type === 'GoneForAll' && me !== null && mayHear(me.xid, news.conversationId)) {
        peer.send(writeImAnswer({ event: 'gone', data: { conversation_id: news.conversationId, ranges: news.ranges } }))
      } else if (news.type === 'PinsChanged' && me !== null && mayHear(me.xid, news.conversationId)) {
        peer.send(writeImAnswer({ event: 'pins', data: { conversation_id: news.conversationId } }))
      } else if (
        news.type === 'AnnouncementsChanged' &&
        me !== null &&
        (news.to ?? me.xid) === me.xid &&
        mayHear(me.xid, news.conversationId)
      ) {
        peer.send(writeImAnswer({ event: 'announcements', data: { gid: news.gid } }))
      } else if (
        news.type === 'GroupChanged' &&
        me !== null &&
        (news.gone.includes(me.xid) || mayHear(me.xid, news.conversationId))
      ) {
        if (news.removed.includes(me.xid)) peer.send(writeImAnswer({ event: 'removed', data: { gid: news.gid } }))
        peer.send(writeImAnswer({ event: 'group', data: { gid: news.gid } }))
      } else if (news.type === 'TokenEnded' && news.token === me?.token) peer.close()
      else if (news.type === 'Kicked' && news.xid === me?.xid && news.by !== me.token) {
        peer.send(writeImAnswer({ event: 'kicked', data: {} }))
        peer.close()
      }
    })

    const readable = (
      xid: Xid,
      id: ConversationId,
      read: (thread: Thread, reader: ThreadReader) => unknown,
    ): Reply<unknown> => {
      const may = mayReadIn(host.world(), id, xid)
      if (may === null) return refuseWith('There is no such conversation')
      if (!may) return refuseWith('You have not join this group yet!!!')
      watched.add(id)
      seat?.turnTo(id)
      return E.right(read(threadOf(host.world(), id), readerOf(host.world(), id, xid)))
    }

    const acted = (
      type: 'MessageRecalled' | 'MessageDeleted',
      xid: Xid,
      { conversation_id: conversationId, seq }: OnMessage,
    ): Reply<unknown> => emptyReply(host.commit(({ at }) => ({ type, at, xid, conversationId, seq })))

    const replyTo = (xid: Xid, request: Asking): Reply<unknown> => {
      switch (request.event) {
        case 'send': {
          const { conversation_id: conversationId, client_id: clientId, request_id: _, ...body } = request.data
          const said = parseContent({ ...body, msg: toWellFormed(body.msg) })
          const content = filledContent(host.world(), xid, conversationId, said)
          if (typeof content === 'string') return refuseWith(content)
          return replyFromOutputs(
            host.commit((chance) => ({
              type: 'MessageSent',
              at: chance.at,
              xid,
              conversationId,
              clientId,
              content,
              messageId: newMessageId(chance),
              host: peer.host,
            })),
            (output) => (output.type === 'Stored' ? MessageWire.encode(output.message) : null),
          )
        }
        case 'history': {
          const { conversation_id, before, size } = request.data
          return readable(xid, conversation_id, (thread, reader) =>
            pageOut(thread, pageBefore(thread, reader, before, Math.min(size, PAGE_LIMIT))),
          )
        }
        case 'range': {
          const { conversation_id, from, to } = request.data
          return readable(xid, conversation_id, (thread, reader) =>
            pageOut(thread, pageFrom(thread, reader, from, to, PAGE_LIMIT)),
          )
        }
        case 'changes': {
          const { conversation_id, since } = request.data
          return readable(xid, conversation_id, (thread, reader) => {
            const { rev, messages } = changesAfter(thread, reader, since, PAGE_LIMIT)
            return ChangesWire.encode({ rev, messages: asList(messages), gone: hiddenFrom(thread, xid) })
          })
        }
        case 'edit': {
          const { conversation_id: conversationId, seq, msg } = request.data
          return emptyReply(
            host.commit(({ at }) => ({
              type: 'MessageEdited',
              at,
              xid,
              conversationId,
              seq,
              text: toWellFormed(msg),
              host: peer.host,
            })),
          )
        }
        case 'revoke':
          return acted('MessageRecalled', xid, request.data)
        case 'delete':
          return acted('MessageDeleted', xid, request.data)
        case 'clear': {
          const { conversation_id: conversationId, seq } = request.data
          return emptyReply(
            host.commit(({ at }) => ({ type: 'HistoryCleared', at, xid, conversationId, seq, isDeleted: false })),
          )
        }
        case 'positions':
          return E.right(positionsOut(host, xid))
        case 'mark_read': {
          const { conversation_id: conversationId, seq } = request.data
          return emptyReply(host.commit(({ at }) => ({ type: 'ReadUpTo', at, xid, conversationId, seq })))
        }
      }
    }

    /** A request whose input cannot be stored gets an error, so that the member sees why nothing was sent. */
    const storedReply = (xid: Xid, request: Asking, isTooMany: boolean): Reply<unknown> => {
      try {
        return isTooMany ? E.left(TOO_MANY_REQUESTS) : replyTo(xid, request)
      } catch (error) {
        if (error instanceof NotStored) return E.left(NOT_STORED)
        throw error
      }
    }

    const login = (chatToken: string): void => {
      seat?.leave()
      me = whoseChatToken(host, chatToken)
      seat = me === null ? null : audience.enter(me.xid)
      if (me !== null) {
        host.kick(me.xid, me.token)
        peer.send(writeImAnswer({ event: 'logged', data: {} }))
        return
      }
      peer.send(writeImAnswer({ event: 'refused', data: { msg: 'access token invalid' } }))
      peer.close()
    }

    return {
      isSignedIn: () => me !== null,
      closed: () => {
        stop()
        seat?.leave()
      },
      receive: (text) => {
        const request = readImRequest(text)
        const verdict = countFrame(limiter, 'im', request?.event ?? null, request, peer.address, me?.xid ?? null)
        if (!mayGoOn() || verdict === 'flood') {
          peer.close()
          return
        }
        if (request === null) return
        if (request.event === 'login') login(request.data.token)
        else if (request.event === 'ping') peer.send(writeImAnswer({ event: 'pong', data: {} }))
        else if (me !== null) {
          const hasReadTooMuch = !limiter.take('answerBlock', peer.address, me.xid, 0)
          const reply = storedReply(me.xid, request, hasReadTooMuch || verdict === 'tooMany')
          const text = writeImAnswer({
            event: 'ack',
            data: { request_id: request.data.request_id, ...toEnvelope(reply, readers.of(me.token)) },
          })
          limiter.take('answerBlock', peer.address, me.xid, text.length / ANSWER_BLOCK)
          peer.send(text)
        }
      },
    }
  }
}
