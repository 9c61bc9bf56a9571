import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import type { MediaForwarder } from '../../../src/adapters/simulator/signalling/media-forwarder'
import type { WebhookClient } from '../../../src/adapters/simulator/webhook-client'
import { Secret } from '../../../src/application/ports/browser/vault'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { inviteCodeOf } from '../../../src/adapters/simulator/state/users/invites'
import { right } from '../../adapters/support/client'
import { makeFakeClock, settle } from '../../adapters/support/fake-clock'
import { makeFakePushService } from '../../support/push/fake-push-service'
import { countingRandom } from '../../adapters/support/memory-ports'
import { adaptersOver, ORIGIN, ROOM, type Adapters } from './adapters'
import { ADA } from './seeded-ids'
import type { WireFrame, Request as Literal, WireScene } from './call-row'

/** A signed-in member and the token of the session. */
export interface WireUser {
  readonly client: Adapters
  readonly token: string
}

export const parsed = (text: string): unknown => JSON.parse(text)

/** A forwarding server whose descriptions are empty. */
const makeScriptedForwarder = (forwarder: { readonly isThere: boolean }): MediaForwarder => ({
  prepare: () => undefined,
  isReady: () => forwarder.isThere,
  open: ({ published, offered, opened }) => {
    void Promise.resolve().then(opened)
    return {
      publish: (peer, link) => {
        published(peer, link, 'v=0')
      },
      receive: (peer, link) => {
        offered(peer, link, 'v=0', [{ mid: '0', peer: 'peer-of-ben-0001', kind: 'microphone' }])
      },
      allow: () => undefined,
      answer: () => undefined,
      drop: () => undefined,
      close: () => undefined,
    }
  },
})

const HEADERS = { platform: 'web', 'area-language': 'en' }

/** The simulator, with sessions for its members and raw sockets to it. */
export class TownSessions {
  readonly clock = makeFakeClock()
  readonly pushService = makeFakePushService()
  /** Whether the forwarding server is there. */
  readonly forwarder = { isThere: true }
  readonly #random = countingRandom('town')
  readonly #providers
  #browsers = 0
  readonly #people = new Map<string, WireUser>()

  constructor(callOut?: WebhookClient) {
    const push = this.pushService
    const { clock } = this
    this.#providers = inMemoryProviders({
      clock,
      random: this.#random,
      seed: 1,
      mode: 'testing',
      callOut,
      push,
      forwarder: makeScriptedForwarder(this.forwarder),
    })
  }

  readonly host = () => this.#providers.host()
  readonly world = () => this.host().world()

  /** The member's existing session, because seats and tokens belong to it. Signs in if there is no session. */
  async as(who: string): Promise<WireUser> {
    const known = this.#people.get(who) ?? (await this.newSession(who))
    this.#people.set(who, known)
    return known
  }

  /** Signs the member in again, in another browser. */
  async newSession(who: string): Promise<WireUser> {
    this.#browsers += 1
    const client = adaptersOver({
      http: this.#providers.http,
      sockets: this.#providers.sockets,
      id: countingRandom(`b${this.#browsers}-`).id,
    })
    const { sessionId } = await (who === 'visitor' ? client.visit() : client.signIn(who))
    const token = await client.vault.tokenOf(sessionId)
    return { client, token: token?.reveal() ?? '' }
  }

  /** A client without a session. */
  stranger(): Adapters {
    this.#browsers += 1
    return adaptersOver({
      http: this.#providers.http,
      sockets: this.#providers.sockets,
      id: countingRandom(`b${this.#browsers}-`).id,
    })
  }

  async take(
    { method, path, query = {}, body, token }: Literal,
    as: WireUser | null,
    language = 'en',
  ): Promise<{ readonly status: number; readonly json: unknown }> {
    const headers = {
      ...HEADERS,
      'display-language': language,
      ...(token && as !== null ? { token: as.token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const url = `${ORIGIN}${path}?${new URLSearchParams(query).toString()}`
    const answer = await this.#providers.http(
      new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    )
    return { status: answer.status, json: await answer.json() }
  }

  inviteCodeOfAda(): string {
    return inviteCodeOf({ secret: '' }, ADA)
  }

  async partnerToken(): Promise<string> {
    return (await right(this.stranger().rest.call(simulatorCalls.partnerToken, { partner_id: 'p-1', name: 'Pat' })))
      .access_token
  }

  /** Authorizes at X. The scene replaces the code and the state of X in the literals. */
  async backFromX(client: Adapters, purpose: 'signIn' | 'bind'): Promise<NonNullable<WireScene['cast']>> {
    const { address } = await right(client.xAccounts.addressFor({ purpose, sessionId: null }))
    const state = new Secret(new URL(address.reveal()).searchParams.get('state') ?? '')
    const { accounts } = client.xPage
    const handle = (await right(accounts())).at(-1)?.handle ?? ''
    const back = new URL(
      (await right(client.xPage.answer(state, purpose === 'bind' ? handle : 'ada_in_the_loop'))).reveal(),
    ).searchParams
    return { 'code-of-x': back.get('code') ?? '', 'state-of-x': back.get('state') ?? '' }
  }

  /** A sign-in QR code that another browser shows, and that Ada has scanned or answered. */
  async qrCode(turn: 'shown' | 'scanned' | 'answered'): Promise<string> {
    const code = await right(this.stranger().qrCodes.read())
    const { client } = await this.as('ada@loop.example')
    if (turn !== 'shown') await right(client.qrCodes.lookUp(code))
    if (turn === 'answered') await right(client.qrCodes.answer(code, true))
    return code.reveal()
  }

  /** Connects the member `who` to the chat service. */
  async chattingAs(who: string | WireUser): Promise<WireUser> {
    const there = typeof who === 'string' ? await this.as(who) : who
    const session = there.client.rest.session()
    if (session !== null) there.client.conversations.connect(session).subscribe()
    await settle()
    return there
  }

  /** Opens a socket for raw frames. The test sends the login itself, with the returned token. */
  async lineOf(kind: 'ws' | 'im' | 'rtc', who: WireUser, isTheirs = true) {
    const heard: unknown[] = []
    const connection = this.#providers.sockets.open(`${ORIGIN.replace('http', 'ws')}/${kind}`, {
      opened: () => undefined,
      received: (text) => {
        heard.push(parsed(text ?? 'null'))
      },
      closed: () => undefined,
    })
    await settle()
    const say = async (frame: WireFrame): Promise<void> => {
      connection.send(JSON.stringify(frame))
      await settle()
    }
    if (isTheirs) this.sayOnLine = say
    return { heard, say, token: await this.#tokenFor(kind, who) }
  }

  /** Sends a frame on the receiver's socket, which `lineOf` opened. */
  sayOnLine: (frame: WireFrame) => Promise<void> = async () => undefined

  /** The token that a login on a socket of this kind needs. */
  async #tokenFor(kind: 'ws' | 'im' | 'rtc', { client, token }: WireUser): Promise<string> {
    if (kind === 'ws') return token
    if (kind === 'rtc') return (await right(client.rooms.pass(ROOM))).reveal()
    const session = client.rest.session()
    return session === null ? '' : (await right(client.chat.accessToken(session))).reveal()
  }
}
