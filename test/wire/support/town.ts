import { inPageProviders } from '../../../src/adapters/simulator/in-page'
import { Secret } from '../../../src/application/ports/vault'
import { plainText } from '../../../src/domain/chat'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ConversationId, Gid, type ChannelId, type Uid } from '../../../src/domain/kernel/ids'
import { later } from '../../../src/domain/kernel/instant'
import { simulatorCalls } from '../../../src/adapters/wire/simulator-calls'
import { inviteCodeOf } from '../../../src/adapters/simulator/world/invites'
import { made } from '../../support/builders/made'
import { right } from '../../adapters/support/client'
import { handClock, settle } from '../../adapters/support/hand-clock'
import { countingRandom } from '../../adapters/support/memory-ports'
import { adaptersOver, ORIGIN, ROOM, type Adapters } from './adapters'
import { ADA, CLIENT_ID, IN_SQUARE, NEWEST, SQUARE } from './names'
import type { Json, Request as Literal, Scene } from './row'

/** Somebody who is in, with the token that their calls carry. */
export interface Somebody { readonly client: Adapters, readonly token: string }

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

const wordOf = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json))

const HEADERS = { platform: 'web', 'area-language': 'en', 'display-language': 'en' }

/** The simulator, to which a test writes by hand. */
export class Town {
  readonly clock = handClock()
  readonly #random = countingRandom('town')
  readonly #providers = inPageProviders({ clock: this.clock, random: this.#random, seed: 1, mode: 'testing' })
  #browsers = 0

  readonly world = () => this.#providers.host().world()

  async as(who: string): Promise<Somebody> {
    this.#browsers += 1
    const client = adaptersOver({ http: this.#providers.http, sockets: this.#providers.sockets, id: countingRandom(`b${this.#browsers}-`).id })
    const { sessionId } = await (who === 'visitor' ? client.visit() : client.signIn(who))
    const token = await client.vault.tokenOf(sessionId)
    return { client, token: token?.reveal() ?? '' }
  }

  /** Whoever has no session. */
  stranger(): Adapters {
    this.#browsers += 1
    return adaptersOver({ http: this.#providers.http, sockets: this.#providers.sockets, id: countingRandom(`b${this.#browsers}-`).id })
  }

  async take({ method, path, query = {}, body, token }: Literal, as: Somebody | null): Promise<{ readonly status: number, readonly json: unknown }> {
    const headers = { ...HEADERS, ...token && as !== null ? { token: as.token } : {}, ...body === undefined ? {} : { 'content-type': 'application/json' } }
    const url = `${ORIGIN}${path}?${new URLSearchParams(query).toString()}`
    const answer = await this.#providers.http(new Request(url, { method, headers, ...body === undefined ? {} : { body: JSON.stringify(body) } }))
    return { status: answer.status, json: await answer.json() }
  }

  inviteCodeOfAda(): string { return inviteCodeOf(ADA) }

  async partnerToken(): Promise<string> {
    return (await right(this.stranger().rest.call(simulatorCalls.partnerToken, { partner_id: 'p-1', name: 'Pat' }))).access_token
  }

  /** What X gives back to whoever authorizes there; the literals call it the code and the state of X. */
  async backFromX(client: Adapters, purpose: 'signIn' | 'bind'): Promise<NonNullable<Scene['cast']>> {
    const { address } = await right(client.xAccounts.addressFor({ purpose, sessionId: null }))
    const state = new Secret(new URL(address.reveal()).searchParams.get('state') ?? '')
    const { accounts } = client.xPage
    const handle = (await right(accounts())).at(-1)?.handle ?? ''
    const back = new URL((await right(client.xPage.answer(state, purpose === 'bind' ? handle : 'ada_in_the_loop'))).reveal()).searchParams
    return { 'code-of-x': back.get('code') ?? '', 'state-of-x': back.get('state') ?? '' }
  }

  /** A code that somebody shows, and how far Ada is with it. */
  async qrCode(turn: 'shown' | 'scanned' | 'answered'): Promise<string> {
    const code = await right(this.stranger().qrCodes.read())
    const { client } = await this.as('ada@loop.example')
    if (turn !== 'shown') await right(client.qrCodes.lookUp(code))
    if (turn === 'answered') await right(client.qrCodes.answer(code, true))
    return code.reveal()
  }

  async projectOf(gid: string): Promise<void> {
    const { client } = await this.as('ada@loop.example')
    await right(client.groupRunning.perform({
      kind: 'applyProject', gid: made(Gid, gid), projectName: 'Tea', twitterUrl: 'https://x.com/tea', currencyName: 'TEA', chainId: 1,
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', supply: made(Decimal, '1000000') }))
  }

  async openDirect(uid: Uid): Promise<void> {
    const { client } = await this.as('ada@loop.example')
    await right(client.chat.openDirect(uid))
  }

  async pinNewest(gid: Gid): Promise<void> {
    const { client } = await this.as('ada@loop.example')
    await right(client.chat.perform({ kind: 'pin', conversationId: made(ConversationId, `sg_${gid}`), seq: NEWEST.seq, on: true }))
  }

  /** A space of the square that has not begun. */
  async plannedSpace(): Promise<ChannelId> {
    const { client } = await this.as('ada@loop.example')
    const startsAt = later(this.clock.now(), 600_000)
    return (await right(client.spaces.create(SQUARE, { title: 'Soon', startsAt, minutes: 30, micMode: 'limited', announcement: '', locale: 'en' }))).channelId
  }

  async remindAda(): Promise<void> {
    const channelId = await this.plannedSpace()
    await right((await this.as('ada@loop.example')).client.spaces.remind(channelId, true))
  }

  /** Into the room of the square; answers who that is. */
  async enterRoom(who: string): Promise<string> {
    await right((await this.as(who)).client.rooms.enter(ROOM))
    return who
  }

  /** What Ada says in the square, by the client's own id of it. */
  async sayAsAda(text: string): Promise<string> {
    const { client } = await this.as('ada@loop.example')
    await this.chatting(client)
    await right(client.conversations.send({ conversationId: IN_SQUARE, clientId: CLIENT_ID, content: plainText(text) }))
    return CLIENT_ID
  }

  /** Connects that client to the chat service. */
  async chatting(client: Adapters): Promise<void> {
    const session = client.rest.session()
    if (session === null) throw new Error('nobody is in')
    client.conversations.connect(session).subscribe()
    await settle()
  }
}

/** The caller of a scene: Ada, where it names nobody else. */
export const callerIn = async (town: Town, { as = 'ada@loop.example' }: Scene): Promise<Somebody | null> =>
  (as === null ? null : town.as(as))

/** The literal with the town's words in the places of its own. */
const played = (literal: Json, { cast = {} }: Scene): Json => {
  if (typeof literal === 'string') return cast[literal] ?? literal
  if (isList(literal)) return literal.map((one) => played(one, { cast }))
  return typeof literal !== 'object' || literal === null ? literal : playedFields(literal, { cast })
}
const playedFields = (fields: { readonly [key: string]: Json }, scene: Scene): { readonly [key: string]: Json } =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, played(value, scene)]))

export const playedIn = (request: Literal, scene: Scene): Literal => {
  const { body, query } = request
  const { cast = {} } = scene
  return {
    ...request,
    ...body === undefined ? {} : { body: playedFields(body, scene) },
    ...query === undefined ? {} : { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, wordOf(cast[value] ?? value)])) },
  }
}

