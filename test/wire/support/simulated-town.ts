import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import type { WebhookClient } from '../../../src/adapters/simulator/webhook-client'
import { Secret } from '../../../src/application/ports/browser/vault'
import type { BotProfile, CommandRow } from '../../../src/domain/bot'
import { plainText, type Act } from '../../../src/domain/chat'
import type { GiftOrder } from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ChannelId, ConversationId, Gid, type ClientId, type Uid, type Xid } from '../../../src/domain/kernel/ids'
import { addMs } from '../../../src/domain/kernel/instant'
import type { RoomAct, RoomEvent } from '../../../src/domain/space'
import { restreamCalls } from '../../../src/adapters/wire/calls/restream-calls'
import { directConversationId } from '../../../src/adapters/wire/entities/conversation-id'
import type { BotPlace } from '../../../src/application/ports/bots'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { rainsSlice, type ServerRain } from '../../../src/adapters/simulator/state/features/bubble/rains'
import { speakersIn, type CaptionsInput } from '../../../src/adapters/simulator/state/features/captions/feature'
import { inviteCodeOf } from '../../../src/adapters/simulator/state/users/invites'
import { made } from '../../support/builders/made'
import { right } from '../../adapters/support/client'
import { makeFakeClock, settle } from '../../adapters/support/fake-clock'
import { countingRandom } from '../../adapters/support/memory-ports'
import { adaptersOver, ORIGIN, ROOM, type Adapters } from './adapters'
import { ADA, ADA_UID, CLIENT_ID, IN_SQUARE, NEWEST, OURS, SPEAKER, SQUARE } from './seeded-ids'
import type { WireFrame, Json, Request as Literal, WireScene } from './call-row'

/** Somebody who is in, with the token that their calls carry. */
export interface WireUser {
  readonly client: Adapters
  readonly token: string
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

export const parsed = (text: string): unknown => JSON.parse(text)

const wordOf = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json))

const HEADERS = { platform: 'web', 'area-language': 'en', 'display-language': 'en' }

/** The simulator, to which a test writes by hand. */
export class WireTown {
  readonly clock = makeFakeClock()
  readonly #random = countingRandom('town')
  readonly #providers
  #browsers = 0
  readonly #people = new Map<string, WireUser>()

  constructor(callOut?: WebhookClient) {
    this.#providers = inMemoryProviders({ clock: this.clock, random: this.#random, seed: 1, mode: 'testing', callOut })
  }

  readonly host = () => this.#providers.host()
  readonly world = () => this.host().world()

  /** The session that they have already, for seats and passes are a session's. */
  async as(who: string): Promise<WireUser> {
    const known = this.#people.get(who) ?? (await this.anew(who))
    this.#people.set(who, known)
    return known
  }

  /** Signs in once more, in another browser. */
  async anew(who: string): Promise<WireUser> {
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

  /** Whoever has no session. */
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
  ): Promise<{ readonly status: number; readonly json: unknown }> {
    const headers = {
      ...HEADERS,
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
    return inviteCodeOf(ADA)
  }

  async partnerToken(): Promise<string> {
    return (await right(this.stranger().rest.call(simulatorCalls.partnerToken, { partner_id: 'p-1', name: 'Pat' })))
      .access_token
  }

  /** What X gives back to whoever authorizes there; the literals call it the code and the state of X. */
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
    await right(
      client.groupRunning.perform({
        kind: 'applyProject',
        gid: made(Gid, gid),
        projectName: 'Tea',
        twitterUrl: 'https://x.com/tea',
        currencyName: 'TEA',
        chainId: 1,
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        supply: made(Decimal, '1000000'),
      }),
    )
  }

  async openDirect(uid: Uid): Promise<void> {
    const { client } = await this.as('ada@loop.example')
    await right(client.chat.openDirect(uid))
  }

  async pinNewest(gid: Gid): Promise<void> {
    const { client } = await this.as('ada@loop.example')
    await right(
      client.chat.perform({
        kind: 'pin',
        conversationId: made(ConversationId, `sg_${gid}`),
        seq: NEWEST.seq,
        on: true,
      }),
    )
  }

  /** A space of the square that has not begun. */
  async plannedSpace(): Promise<ChannelId> {
    const { client } = await this.as('ada@loop.example')
    const startsAt = addMs(this.clock.now(), 600_000)
    return (
      await right(
        client.spaces.create(SQUARE, {
          title: 'Soon',
          startsAt,
          minutes: 30,
          micMode: 'limited',
          announcement: '',
          locale: 'en',
        }),
      )
    ).channelId
  }

  /** The live room of the square is over; answers which it is. */
  async endedSpace(): Promise<string> {
    await right((await this.as('ada@loop.example')).client.spaces.performAction(ROOM, 'end'))
    return ROOM
  }

  /** Somebody on X who speaks of the first project. */
  async kolAccount(): Promise<string> {
    const { client } = await this.as('ada@loop.example')
    return (
      (await right(client.looperFigures.influList({ projectId: 'loop', period: '7d', sort: 'all', page: 1 }))).items[0]
        ?.xAccount ?? ''
    )
  }

  async stakeAsAda(amount: string, level: number): Promise<void> {
    const { client } = await this.as('ada@loop.example')
    await right(client.wallet.stake(made(Decimal, amount), level))
  }

  /** Ada makes a bot with a command and an address of its own; answers all that she has by then. */
  async botOfAda(profile: BotProfile, command: CommandRow, webhook: string) {
    const {
      client: { botManagement },
    } = await this.as('ada@loop.example')
    const made = await right(botManagement.make(ADA_UID, profile))
    if (made === null) throw new Error('no bot was made')
    await right(botManagement.saveCommands(ADA_UID, made, [command]))
    await right(botManagement.testWebhook(ADA_UID, made.botId, webhook))
    return { made, bots: (await right(botManagement.list(ADA_UID))).items }
  }

  async sendGift(as: string, order: GiftOrder): Promise<void> {
    await right((await this.as(as)).client.gifts.send(order))
  }

  /** Ada lets it rain in the square and takes part; answers which rain that is. */
  async rain(): Promise<string> {
    const { client } = await this.as('ada@loop.example')
    const total = made(Decimal, '100')
    await right(
      client.bubbles.send({
        conversationId: IN_SQUARE,
        gid: SQUARE,
        currencyId: 5,
        total,
        fee: made(Decimal, '1'),
        count: 8,
        evenly: true,
        isExclusive: false,
        level: 1,
        xids: [],
      }),
    )
    return this.#rain().id
  }

  #rain(): ServerRain {
    const [rain] = Object.values(rainsSlice.of(this.world()).byId)
    if (rain === undefined) throw new Error('it has not rained')
    return rain
  }

  /** On the line of whoever hears, who joins first. */
  async tapInRain(what: 'gem' | 'bomb'): Promise<void> {
    const { id, conversationId, bubbles } = this.#rain()
    const data = { conversation_sid: conversationId, bubble_event_id: id }
    await this.sayOnLine({ event: 'bubble_join', data })
    await this.sayOnLine({
      event: 'bubble_click',
      data: { ...data, bubble_id: bubbles.find(({ kind }) => (kind === 'bomb') === (what === 'bomb'))?.id ?? '' },
    })
  }

  async endRain(): Promise<void> {
    const { id, conversationId } = this.#rain()
    await this.sayOnLine({ event: 'bubble_join', data: { conversation_sid: conversationId, bubble_event_id: id } })
    await this.clock.advance(30_000)
  }

  /** Ada has opened the chat with a bot of hers that knows /rain; answers which conversation that is. */
  async chatWithBot(): Promise<ConversationId> {
    const {
      bots: [bot],
    } = await this.botOfAda(
      { avatar: 'https://pictures.example/a.png', name: 'rain', description: 'Rain' },
      { id: '', command: '/rain', description: '', weight: 0, state: 0, isOn: true },
      'http://localhost:1/',
    )
    if (bot === undefined) throw new Error('there is no bot')
    await this.openDirect(bot.uid)
    return directConversationId(ADA, bot.xid)
  }

  async tellBots(place: BotPlace, text: string, clientId: ClientId = CLIENT_ID): Promise<void> {
    await right((await this.as('ada@loop.example')).client.bots.notify(place, { clientId, text }))
    await settle()
  }

  async withdrawNonceOfAda(): Promise<string> {
    const { client } = await this.as('ada@loop.example')
    return (await right(client.wallet.withdrawNonce())).reveal()
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
    await this.say('ada@loop.example', text)
    return CLIENT_ID
  }

  async say(who: string, text: string): Promise<void> {
    const { client } = await this.chattingAs(who)
    await right(client.conversations.send({ conversationId: IN_SQUARE, clientId: CLIENT_ID, content: plainText(text) }))
  }

  /** Somebody who is connected to the chat service. */
  async chattingAs(who: string | WireUser): Promise<WireUser> {
    const there = typeof who === 'string' ? await this.as(who) : who
    const session = there.client.rest.session()
    if (session !== null) there.client.conversations.connect(session).subscribe()
    await settle()
    return there
  }

  /** An entry of Ada's for a platform; answers its id. */
  async addStream(): Promise<string> {
    const { restreams } = (await this.as('ada@loop.example')).client
    await right(
      restreams.add({
        platform: 'twitch',
        name: 'Main',
        address: 'rtmp://a.example/live',
        key: new Secret('live_1234_secret'),
      }),
    )
    return (await right(restreams.entries()))[0]?.id ?? ''
  }

  /** Ada is in the live room of the square, which she hosts. */
  async hostedRoom(): Promise<string> {
    await this.enterRoom('ada@loop.example')
    return ROOM
  }

  /** A resident who speaks in the square says the first line of their script. */
  async captionRoom(): Promise<void> {
    const speaker = speakersIn(this.world(), ROOM)[0] ?? SPEAKER
    this.host().commit(({ at, id }): CaptionsInput => ({
      type: 'captions/LineSpoken',
      at,
      channelId: ROOM,
      speaker,
      lineId: id(),
      nth: 0,
      startedAt: at,
      isFinal: true,
    }))
    await settle()
  }

  async translateRoom(): Promise<void> {
    await right((await this.as('ada@loop.example')).client.translations.join(ROOM))
  }

  async pushToken(channelId: string): Promise<string> {
    return (
      await right((await this.as('ada@loop.example')).client.rest.call(restreamCalls.token, { channel_id: channelId }))
    ).token
  }

  async pushRoom(channelId: string, entryId: string): Promise<void> {
    await right((await this.as('ada@loop.example')).client.restreams.start(made(ChannelId, channelId), entryId))
  }

  async leaveRoom(who: string): Promise<void> {
    await right((await this.as(who)).client.rooms.leave(ROOM))
  }

  async act(who: string, act: RoomAct): Promise<void> {
    await right((await this.as(who)).client.rooms.performAction(act))
  }

  /** Says that in a room, over a realtime socket of their own. */
  async tell(who: string, event: RoomEvent): Promise<void> {
    const { client } = await this.as(who)
    const session = client.rest.session()
    if (session !== null) client.liveFeed.connect(session).subscribe()
    await settle()
    await right(client.rooms.sendEvent(event))
    await settle()
  }

  async startSpace(who: string): Promise<void> {
    const channelId = await this.plannedSpace()
    await right((await this.as(who)).client.spaces.performAction(channelId, 'start'))
  }

  async perform(who: string, act: Act): Promise<void> {
    await right((await this.chattingAs(who)).client.conversations.performAction(act))
  }

  async announce(gid: Gid): Promise<void> {
    await right(
      (await this.as('ada@loop.example')).client.announcements.add(gid, {
        text: 'Tea',
        pictures: [],
        video: null,
        mentions: [],
      }),
    )
  }

  async leaveGroup(gid: Gid, xid: Xid): Promise<void> {
    await right((await this.as('ada@loop.example')).client.groupRunning.perform({ kind: 'leave', gid, xid }))
  }

  /**
   * Zoë wants to be let into a private group of Ada's; the literal calls the request 7, and the message on which it
   * stands 85.
   */
  async askedFor(isSpace: boolean): Promise<NonNullable<WireScene['cast']>> {
    await right((await this.as('zoe@loop.example')).client.groups.apply(OURS, isSpace))
    const {
      items: [asked],
    } = await right((await this.as('ada@loop.example')).client.notifications.requests(0, 1))
    return { 7: asked?.id ?? '', 85: asked?.seq ?? 0 }
  }

  /** Zoë asked to be let in, and Ada said yes. */
  async letIn(): Promise<void> {
    await this.askedFor(false)
    const { client } = await this.as('ada@loop.example')
    const {
      items: [asked],
    } = await right(client.notifications.requests(0, 1))
    if (asked !== undefined) await right(client.notifications.decide(asked, true))
  }

  /** A line of its own, over which a test says and hears frames as they are, logged in as that person. */
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

  /** Somebody's browser in the media of the square's room, under that name. */
  async joinMedia(who: string, peer: string) {
    const line = await this.lineOf('rtc', await this.as(who), false)
    await line.say({ event: 'join', data: { channel_id: ROOM, token: line.token, peer } })
    return line
  }

  /** One of the residents who speak in the square falls silent. */
  async muteMei(): Promise<void> {
    await this.tell('ada@loop.example', {
      kind: 'mute',
      channelId: ROOM,
      fromXid: ADA,
      toXid: SPEAKER,
      role: null,
      mode: null,
      emoji: null,
      person: null,
    })
  }

  /** On the line that was opened for the one who hears. */
  sayOnLine: (frame: WireFrame) => Promise<void> = async () => undefined

  /** What a login carries on that line. */
  async #tokenFor(kind: 'ws' | 'im' | 'rtc', { client, token }: WireUser): Promise<string> {
    if (kind === 'ws') return token
    if (kind === 'rtc') return (await right(client.rooms.pass(ROOM))).reveal()
    const session = client.rest.session()
    return session === null ? '' : (await right(client.chat.accessToken(session))).reveal()
  }
}

/** The caller of a scene: Ada, where it names nobody else. */
export const callerIn = async (town: WireTown, { as = 'ada@loop.example' }: WireScene): Promise<WireUser | null> =>
  as === null ? null : town.as(as)

/** The literal with the town's words in the places of its own. */
const played = (literal: Json, { cast = {} }: WireScene): Json => {
  if (typeof literal === 'string' || typeof literal === 'number') return cast[literal] ?? literal
  if (isList(literal)) return literal.map((one) => played(one, { cast }))
  return typeof literal !== 'object' || literal === null ? literal : playedFields(literal, { cast })
}
export const playedFields = (
  fields: { readonly [key: string]: Json },
  scene: WireScene,
): { readonly [key: string]: Json } =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, played(value, scene)]))

export const playedIn = (request: Literal, scene: WireScene): Literal => {
  const { body, query } = request
  const { cast = {} } = scene
  return {
    ...request,
    path: request.path
      .split('/')
      .map((part) => wordOf(cast[part] ?? part))
      .join('/'),
    ...(body === undefined ? {} : { body: playedFields(body, scene) }),
    ...(query === undefined
      ? {}
      : {
          query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, wordOf(cast[value] ?? value)])),
        }),
  }
}
