import * as E from 'fp-ts/Either'
import type { Clock } from '../../../application/ports/clock'
import type { ChatFact } from '../../../application/ports/conversations'
import { later } from '../../../domain/kernel/instant'
import type { ChatMessage } from '../../../domain/chat'
import { unreachable, type Failure } from '../../../domain/kernel/failure'
import { startHeartbeat, type Heartbeat } from '../../socket/heartbeat'
import type { SocketConnection, SocketDriver } from '../../socket/socket-driver'
import { openEnvelope } from '../../wire/envelope'
import type { Items } from '../../wire/list'
import { PLATFORM_ID, readImAnswer, writeImRequest, type ImAnswer, type ImRequest } from '../../wire/im-frame'

/** Logging in, and every request after it, is given this long. */
const ANSWER_MS = 8_000

/** How a line ends; it ends once. */
export type LineEnd = 'closed' | 'connectFailed' | 'loginFailed' | 'kicked'

export interface LineEvents {
  readonly logged: () => void
  readonly told: (fact: ChatFact) => void
  readonly ended: (end: LineEnd) => void
  /** Frames, or items of frames, that were of no shape we know. */
  readonly dropped: (count: number) => void
}

export type Answer = E.Either<Failure, unknown>

export interface Line {
  /** One request, answered with its ack's data; `Unreachable` where none comes in time or the line ends. */
  readonly ask: (request: (request_id: string) => ImRequest) => Promise<Answer>
  readonly close: () => void
}

/** One connection to the simulator's chat service, from its first frame to its end. */
export const openLine = (
  { sockets, url, clock }: { readonly sockets: SocketDriver, readonly url: string, readonly clock: Clock },
  token: string, events: LineEvents,
): Line => {
  const waiting = new Map<string, (answer: Answer) => void>()
  let asked = 0
  let logged = false
  let over = false
  let heartbeat: Heartbeat | null = null
  const forgetLimit = clock.wake(later(clock.now(), ANSWER_MS), () => { end('connectFailed') })

  const finish = (): boolean => {
    if (over) return false
    over = true
    forgetLimit()
    heartbeat?.stop()
    connection.close()
    for (const settle of waiting.values()) settle(E.left(unreachable))
    waiting.clear()
    return true
  }
  const end = (how: LineEnd): void => { if (finish()) events.ended(how) }
  const say = (request: ImRequest): void => { connection.send(writeImRequest(request)) }

  const tell = (type: 'MessagesArrived' | 'MessagesChanged', { items, dropped }: Items<ChatMessage>): void => {
    events.dropped(dropped)
    if (items.length > 0) events.told({ type, messages: items })
  }
  const hear = (answer: ImAnswer): void => {
    switch (answer.event) {
      case 'logged':
        if (logged) return
        logged = true
        forgetLimit()
        heartbeat = startHeartbeat(clock, () => { say({ event: 'ping', data: {} }) }, () => { end('closed') })
        events.logged()
        return
      case 'refused': end('loginFailed'); return
      case 'kicked': end('kicked'); return
      case 'pong': return
      case 'push': tell('MessagesArrived', answer.data.messages); return
      case 'changed': tell('MessagesChanged', answer.data.messages); return
      case 'gone': events.told({ type: 'MessagesGone', conversationId: answer.data.conversation_id, ranges: answer.data.ranges }); return
      case 'pins': events.told({ type: 'PinsChanged', conversationId: answer.data.conversation_id }); return
      case 'announcements': events.told({ type: 'AnnouncementsChanged', gid: answer.data.gid }); return
      case 'group': events.told({ type: 'GroupChanged', gid: answer.data.gid }); return
      case 'ack': waiting.get(answer.data.request_id)?.(openEnvelope(answer.data))
    }
  }

  const connection: SocketConnection = sockets.open(url, {
    opened: () => { if (!over) say({ event: 'login', data: { token, platform_id: PLATFORM_ID } }) },
    received: (text) => {
      if (over) return
      heartbeat?.heard()
      const answer = readImAnswer(text)
      if (answer === null) events.dropped(1)
      else hear(answer)
    },
    closed: () => { end(logged ? 'closed' : 'connectFailed') },
  })

  return {
    close: finish,
    ask: (request) => new Promise((resolve) => {
      if (over || !logged) {
        resolve(E.left(unreachable))
        return
      }
      const id = String(asked += 1)
      const settle = (answer: Answer): void => {
        if (!waiting.delete(id)) return
        forget()
        resolve(answer)
      }
      const forget = clock.wake(later(clock.now(), ANSWER_MS), () => { settle(E.left(unreachable)) })
      waiting.set(id, settle)
      say(request(id))
    }),
  }
}
