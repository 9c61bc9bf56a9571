import * as E from 'fp-ts/Either'
import type { Random } from '../../../application/ports/browser/random'
import type { ChannelDriver } from '../../browser/tabs/tabs.drivers'
import type { SocketEvents } from '../../socket/socket-driver'
import type { ProviderDrivers } from '../providers'
import { HostResponse, type HostRequest } from './host-protocol'

export interface RemoteHostDeps {
  readonly channel: ChannelDriver
  readonly random: Random
  readonly epoch: number
}

export interface RemoteHost extends ProviderDrivers {
  /** Disconnects from the host: further messages of the host are ignored, and pending requests get no response. */
  readonly leave: () => void
}

type Answer = Extract<HostResponse, { kind: 'answer' }>
const unanswered = (): TypeError => new TypeError('no answer from the page that hosts the world')

/** The providers that another tab hosts. `epoch` is the epoch in the `hosting` message of that tab. */
export const connectToHost = ({ channel, random, epoch }: RemoteHostDeps): RemoteHost => {
  const pending = new Map<string, (answer: Answer | null) => void>()
  const opened = new Map<string, SocketEvents>()
  let left = false
  const post = (frame: HostRequest): void => {
    channel.post(frame)
  }

  const settle = (id: string, answer: Answer | null): void => {
    pending.get(id)?.(answer)
    pending.delete(id)
  }
  const end = (id: string): void => {
    const events = opened.get(id)
    opened.delete(id)
    events?.closed()
  }

  const stop = channel.listen((message) => {
    const frame = HostResponse.decode(message)
    if (E.isLeft(frame) || frame.right.epoch !== epoch) return
    const { right } = frame
    switch (right.kind) {
      case 'hosting':
        return
      case 'answer':
        settle(right.id, right)
        return
      case 'noAnswer':
        settle(right.id, null)
        return
      case 'opened':
        opened.get(right.id)?.opened()
        return
      case 'heard':
        opened.get(right.id)?.received(right.text)
        return
      case 'closed':
        end(right.id)
    }
  })

  return {
    http: async (request) => {
      const body = request.method === 'GET' ? null : await request.text()
      if (left) throw unanswered()
      const id = random.id()
      const answer = await new Promise<Answer | null>((resolve) => {
        pending.set(id, resolve)
        request.signal.addEventListener('abort', () => {
          settle(id, null)
        })
        post({ kind: 'ask', epoch, id, method: request.method, url: request.url, headers: [...request.headers], body })
      })
      if (answer === null) throw unanswered()
      return new Response(answer.body, { status: answer.status, headers: answer.headers })
    },
    sockets: {
      open: (url, events) => {
        const id = random.id()
        opened.set(id, events)
        post({ kind: 'open', epoch, id, url })
        return {
          send: (text) => {
            if (opened.has(id)) post({ kind: 'say', epoch, id, text })
          },
          close: () => {
            if (!opened.has(id)) return
            post({ kind: 'close', epoch, id })
            void Promise.resolve().then(() => {
              end(id)
            })
          },
        }
      },
    },
    leave: () => {
      left = true
      stop()
      for (const id of pending.keys()) settle(id, null)
    },
  }
}
