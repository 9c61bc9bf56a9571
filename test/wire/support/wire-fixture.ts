import type { Subscription } from 'rxjs'
import { makeFakeSockets } from '../../adapters/support/fake-sockets'
import { settle } from '../../adapters/support/fake-clock'
import { countingRandom } from '../../adapters/support/memory-ports'
import { callRows } from '../calls'
import { adaptersOver, signedIn, type Adapters } from './adapters'
import { CALL_EVENTS, readCallFrame } from '../../../src/adapters/wire/frames/call-frame'
import type { WireFrame, Json } from './call-row'
import { parsed } from './town-sessions'

/** A client whose sockets the test controls. Its API calls get the responses of their rows. */
export interface WireFixture extends Adapters {
  readonly said: () => readonly unknown[]
  readonly hear: (frame: WireFrame) => Promise<void>
  /** Receives a frame as text. */
  readonly receive: (text: string) => void
  readonly leave: () => void
  /** The messages that the socket's port has emitted so far. */
  readonly told: readonly unknown[]
}

const ANSWERS: Readonly<Record<string, Json>> = { '/api/chat/access_token': { token: 'chat-token' } }

/** Opens a socket and responds to its login. `joined` is the response of a room's media socket. */
export const wireFixtureOf = async (line: 'ws' | 'im' | 'rtc', joined: WireFrame): Promise<WireFixture> => {
  const sockets = makeFakeSockets()
  const http = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const data = ANSWERS[pathname] ?? callRows.find(({ request: { path } }) => path === pathname)?.answer ?? null
    return Promise.resolve(Response.json({ code: 0, msg: '', data }))
  }
  const client = await signedIn(adaptersOver({ http, sockets: sockets.driver, id: countingRandom().id }))
  const session = client.rest.session()
  if (session === null) throw new Error('nobody is in')
  const told: unknown[] = []
  const tell = (fact: unknown): void => {
    told.push(fact)
  }
  const connecting: Readonly<Record<typeof line, () => Subscription>> = {
    ws: () => client.liveFeed.connect(session).subscribe(),
    im: () => client.conversations.connect(session).subscribe(tell),
    rtc: () =>
      client.mediaRoom.enter(client.order).subscribe(({ kind }) => {
        tell(kind)
      }),
  }
  const connected = connecting[line]()
  await settle()
  const socket = sockets.last()
  const hear = async (frame: WireFrame): Promise<void> => {
    socket.events.received(JSON.stringify(frame))
    await settle()
  }
  socket.events.opened()
  await settle()
  if (line === 'im') await hear({ event: 'logged', data: {} })
  if (line === 'rtc') await hear(joined)
  client.liveFeed.facts$.subscribe(tell)
  client.conversations.facts$.subscribe(tell)
  client.liveFeed.frames$.subscribe(({ event, data }) => {
    const kind = CALL_EVENTS.get(event)
    if (kind !== undefined) tell(readCallFrame(kind, data))
    const news = client.bubbles.newsOf(event, data)
    if (news !== null) tell(news)
  })
  return {
    ...client,
    hear,
    receive: socket.events.received,
    told,
    said: () => socket.sent.map(parsed),
    leave: () => {
      connected.unsubscribe()
    },
  }
}
