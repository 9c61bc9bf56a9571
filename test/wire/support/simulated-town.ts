import type { BotProfile, CommandRow } from '../../../src/domain/bot'
import { plainText, type ConversationAction } from '../../../src/domain/chat'
import type { GiftOrder } from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ConversationId, Gid, type ClientId, type Uid, type Xid } from '../../../src/domain/kernel/ids'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { directConversationId } from '../../../src/adapters/wire/entities/conversation-id'
import type { BotPlace } from '../../../src/application/ports/bots'
import { rainsSlice, type ServerRain } from '../../../src/adapters/simulator/state/features/bubble/rains'
import { made } from '../../support/builders/made'
import { right } from '../../adapters/support/client'
import { settle } from '../../adapters/support/fake-clock'
import { ADA, ADA_UID, CLIENT_ID, IN_SQUARE, NEWEST, OURS, SQUARE } from './seeded-ids'
import type { WireScene } from './call-row'
import { TownRooms } from './town-rooms'
import { walletAddress } from './wallet'

/** The simulator, with methods that prepare it for a literal. */
export class WireTown extends TownRooms {
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

  /** Ada applies for her group, and the application waits, as on a server that strangers share. */
  applyForVerification(): void {
    this.host().commit(({ at }) => ({
      type: 'VerificationApplied',
      at,
      xid: ADA,
      gid: OURS,
      verification: 'official',
      projectName: 'Tea',
      twitterUrl: 'https://x.com/tea',
      waits: true,
    }))
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

  /** The X account of a KOL of the first project. */
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

  /** Ada makes a bot with a command and a webhook. Returns the new bot and all her bots. */
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

  /** Ada sends a rain in the square. Returns the rain's id. */
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

  /** The receiver joins the rain and taps a bubble, on the receiver's socket. */
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

  /** Ada opens the chat with her bot, which knows /rain. Returns the conversation id. */
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

  /** Ada has had the wallet of the tests for a long time. */
  async holdWalletOfAda(): Promise<void> {
    await right(
      this.stranger().rest.call(simulatorCalls.holdWallet, { email: 'ada@loop.example', address: walletAddress }),
    )
  }

  async withdrawNonceOfAda(): Promise<string> {
    const { client } = await this.as('ada@loop.example')
    await this.holdWalletOfAda()
    return (await right(client.wallet.withdrawNonce())).reveal()
  }

  /** Ada sends a message in the square. Returns its client id. */
  async sayAsAda(text: string): Promise<string> {
    await this.say('ada@loop.example', text)
    return CLIENT_ID
  }

  async say(who: string, text: string): Promise<void> {
    const { client } = await this.chattingAs(who)
    await right(client.conversations.send({ conversationId: IN_SQUARE, clientId: CLIENT_ID, content: plainText(text) }))
  }

  async perform(who: string, act: ConversationAction): Promise<void> {
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
   * Zoë applies to a private group of Ada. In the literals the request has id 7 and its message has number 85.
   */
  async askedFor(isSpace: boolean): Promise<NonNullable<WireScene['cast']>> {
    await right((await this.as('zoe@loop.example')).client.groups.apply(OURS, isSpace))
    const {
      items: [asked],
    } = await right((await this.as('ada@loop.example')).client.notifications.requests(0, 1))
    return { 7: asked?.id ?? '', 85: asked?.seq ?? 0 }
  }

  /** Zoë applies to Ada's group, and Ada accepts. */
  async letIn(): Promise<void> {
    await this.askedFor(false)
    const { client } = await this.as('ada@loop.example')
    const {
      items: [asked],
    } = await right(client.notifications.requests(0, 1))
    if (asked !== undefined) await right(client.notifications.decide(asked, true))
  }
}
