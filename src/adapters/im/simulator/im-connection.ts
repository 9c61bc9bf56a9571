import * as E from 'fp-ts/Either'
import type { Clock } from '../../../application/ports/browser/clock'
import type { ChatFact } from '../../../application/ports/conversations'
import { addMs } from '../../../domain/kernel/instant'
import type { ChatMessage } from '../../../domain/chat'
import { unreachable, type Failure } from '../../../domain/kernel/failure'
import { startHeartbeat, type Heartbeat } from '../../socket/heartbeat'
import type { SocketConnection, SocketDriver } from '../../socket/socket-driver'
import { openEnvelope } from '../../wire/frames/envelope'
import type { ListPage } from '../../wire/codecs/list'
import { PLATFORM_ID, readImAnswer, writeImRequest, type ImAnswer, type ImRequest } from '../../wire/frames/im-frame'

/** The time limit of the login and of each request, in milliseconds. */
const ANSWER_MS = 8_000

/** How a connection ended. Each connection reports its end once. */
export type ImConnectionEnd = 'closed' | 'connectFailed' | 'loginFailed' | 'kicked'

export interface ImConnectionEvents {
  readonly logged: () => void
  readonly told: (fact: ChatFact) => void
  readonly ended: (end: ImConnectionEnd) => void
  /** Called with the number of frames and items that failed to decode. */
  readonly dropped: (count: number) => void
}

export type ImReply = E.Either<Failure, unknown>

export interface ImConnection {
  /**
   * Sends a request and returns the data of its `ack`. Fails as `Unreachable` after a timeout or if the connection
   * ends.
   */
  readonly ask: (request: (request_id: string) => ImRequest) => Promise<ImReply>
  readonly close: () => void
}

/** A connection to the simulator's chat service, from its first frame to its end. */
export const openImConnection = (
  { sockets, url, clock }: { readonly sockets: SocketDriver; readonly url: string; readonly clock: Clock },
  token: string,
  events: ImConnectionEvents,
): ImConnection => {
  const waiting = new Map<string, (answer: ImReply) => void>()
  let requests = 0
  let logged = false
  let over = false
  let heartbeat: Heartbeat | null = null
  const forgetLimit = clock.wake(addMs(clock.now(), ANSWER_MS), () => {
    end('connectFailed')
  })

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
  const end = (how: ImConnectionEnd): void => {
    if (finish()) events.ended(how)
  }
  const send = (request: ImRequest): void => {
    connection.send(writeImRequest(request))
  }

  const publish = (
    type: 'chat/MessagesArrived' | 'chat/MessagesChanged',
    { items, dropped }: ListPage<ChatMessage>,
  ): void => {
    events.dropped(dropped)
    if (items.length > 0) events.told({ type, messages: items })
  }
  const handle = (answer: ImAnswer): void => {
    switch (answer.event) {
      case 'logged':
        if (logged) return
        logged = true
        forgetLimit()
        heartbeat = startHeartbeat(
          clock,
          () => {
            send({ event: 'ping', data: {} })
          },
          () => {
            end('closed')
          },
        )
        events.logged()
        return
      case 'refused':
        end('loginFailed')
        return
      case 'kicked':
        end('kicked')
        return
      case 'pong':
        return
      case 'push':
        publish('chat/MessagesArrived', answer.data.messages)
        return
      case 'changed':
        publish('chat/MessagesChanged', answer.data.messages)
        return
      case 'gone':
        events.told({
          type: 'chat/MessagesDeleted',
          conversationId: answer.data.conversation_id,
          ranges: answer.data.ranges,
        })
        return
      case 'pins':
        events.told({ type: 'chat/PinsChanged', conversationId: answer.data.conversation_id })
        return
      case 'announcements':
        events.told({ type: 'announcement/AnnouncementsChanged', gid: answer.data.gid })
        return
      case 'group':
        events.told({ type: 'group/GroupChanged', gid: answer.data.gid })
        return
      case 'removed':
        events.told({ type: 'group/RemovedFromGroup', gid: answer.data.gid })
        return
      case 'ack':
        waiting.get(answer.data.request_id)?.(openEnvelope(answer.data))
    }
  }

  const connection: SocketConnection = sockets.open(url, {
    opened: () => {
      if (!over) send({ event: 'login', data: { token, platform_id: PLATFORM_ID } })
    },
    received: (text) => {
      if (over) return
      heartbeat?.received()
      const answer = readImAnswer(text)
      if (answer === null) events.dropped(1)
      else handle(answer)
    },
    closed: () => {
      end(logged ? 'closed' : 'connectFailed')
    },
  })

  return {
    close: finish,
    ask: (request) =>
      new Promise((resolve) => {
        if (over || !logged) {
          resolve(E.left(unreachable))
          return
        }
        const id = String((requests += 1))
        const settle = (answer: ImReply): void => {
          if (!waiting.delete(id)) return
          forget()
          resolve(answer)
        }
        const forget = clock.wake(addMs(clock.now(), ANSWER_MS), () => {
          settle(E.left(unreachable))
        })
        waiting.set(id, settle)
        send(request(id))
      }),
  }
}
