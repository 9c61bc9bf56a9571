import * as E from 'fp-ts/Either'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Instant } from '../../../domain/kernel/instant'
import type { ChannelDriver } from '../../browser/tabs/tabs.drivers'
import type { SocketConnection } from '../../socket/socket-driver'
import type { ProviderDrivers } from '../providers'
import { HostRequest, type HostResponse } from './host-protocol'

/**
 * A tab pings every 5 s, or once a minute where the browser throttles the tab. A tab that sent nothing for this time in
 * ms counts as closed.
 */
const SILENCE_MS = 180_000

interface Visitor {
  readonly connection: SocketConnection
  heardAt: Instant
}

export interface ServeTabsDeps {
  readonly channel: ChannelDriver
  readonly clock: Clock
  readonly epoch: number
  readonly providers: ProviderDrivers
}

/** Lets the other tabs of the browser use this tab's providers until the returned function is called. */
export const serveOtherTabs = ({ channel, clock, epoch, providers }: ServeTabsDeps): (() => void) => {
  const visitors = new Map<string, Visitor>()
  const post = (frame: HostResponse): void => {
    channel.post(frame)
  }

  const answer = async ({ id, url, method, headers, body }: Extract<HostRequest, { kind: 'ask' }>): Promise<void> => {
    const response = await providers.http(new Request(url, { method, headers, body }))
    post({
      kind: 'answer',
      epoch,
      id,
      status: response.status,
      headers: [...response.headers],
      body: await response.text(),
    })
  }

  const closeSilent = (): void => {
    for (const { connection, heardAt } of visitors.values()) if (clock.now() - heardAt > SILENCE_MS) connection.close()
  }

  const open = (id: string, url: string): void => {
    closeSilent()
    const connection = providers.sockets.open(url, {
      opened: () => {
        post({ kind: 'opened', epoch, id })
      },
      received: (text) => {
        if (text !== null) post({ kind: 'heard', epoch, id, text })
      },
      closed: () => {
        visitors.delete(id)
        post({ kind: 'closed', epoch, id })
      },
    })
    visitors.set(id, { connection, heardAt: clock.now() })
  }

  const sendText = (id: string, text: string): void => {
    const visitor = visitors.get(id)
    if (visitor === undefined) return
    visitor.heardAt = clock.now()
    visitor.connection.send(text)
  }

  const stop = channel.listen((message) => {
    const frame = HostRequest.decode(message)
    if (E.isLeft(frame)) return
    const { right } = frame
    if (right.kind === 'who') post({ kind: 'hosting', epoch })
    else if (right.epoch !== epoch) return
    else if (right.kind === 'ask')
      answer(right).catch(() => {
        post({ kind: 'noAnswer', epoch, id: right.id })
      })
    else if (right.kind === 'open') open(right.id, right.url)
    else if (right.kind === 'say') sendText(right.id, right.text)
    else visitors.get(right.id)?.connection.close()
  })
  post({ kind: 'hosting', epoch })
  return () => {
    stop()
    for (const { connection } of visitors.values()) connection.close()
  }
}
