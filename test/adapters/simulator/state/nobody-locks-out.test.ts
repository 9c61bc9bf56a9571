import { describe, expect, it } from 'vitest'
import type { BotInput } from '../../../../src/adapters/simulator/state/features/bot/bot-input'
import { feature as botFeature } from '../../../../src/adapters/simulator/state/features/bot/feature'
import { botSlice } from '../../../../src/adapters/simulator/state/features/bot/server-bot'
import type { RainSent } from '../../../../src/adapters/simulator/state/features/bubble/inputs'
import { rainSent } from '../../../../src/adapters/simulator/state/features/bubble/send'
import { feature as callFeature, type CallInput } from '../../../../src/adapters/simulator/state/features/call/feature'
import {
  addNotification,
  addRequest,
  inviteNoticeId,
  itemOf,
  notificationListFor,
  requestsFor,
} from '../../../../src/adapters/simulator/state/features/notification/notifications'
import { directConversationId } from '../../../../src/adapters/wire/entities/conversation-id'
import { conversationsOf } from '../../../../src/adapters/simulator/state/group-views'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import type { ServerOutput } from '../../../../src/adapters/simulator/state/output'
import { RULES_NOW } from '../../../../src/adapters/simulator/state/rules'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { plainText } from '../../../../src/domain/chat'
import { ChannelId, ClientId, MessageId, type Xid } from '../../../../src/domain/kernel/ids'
import { addMs } from '../../../../src/domain/kernel/instant'
import { made } from '../../../support/builders/made'
import { conversation, personBy, START, steps, townOf } from './town'

const town = townOf(1)
const [ada, ben] = [personBy(town, 'ada@loop.example'), personBy(town, 'ben@loop.example')]
const EMAIL = 'ada@loop.example'
const HOME = '192.0.2.1'
const OURS = '470000047'
const many = <A>(count: number, of: (n: number) => A): readonly A[] => Array.from({ length: count }, (_, n) => of(n))
const networkOf = (n: number): string => `2001:db8:0:${n.toString(16)}::/64`
const messageId = (id: string): MessageId => made(MessageId, id)

const asked = (email: string, source: string, code = '111111', at = START): ServerInput => ({
  type: 'CodeAsked',
  at,
  email,
  code,
  source,
})
const entered = (email: string, source: string, code: string, draw = 1, at = START): ServerInput => ({
  type: 'CodeEntered',
  at,
  email,
  code,
  source,
  token: `token-${email}-${draw}`,
  draw,
  rules: RULES_NOW,
})

/** Accounts of strangers. */
const crowd = steps(
  town,
  ...many(30, (n) => [
    asked(`stranger${n}@evil.example`, networkOf(n)),
    entered(`stranger${n}@evil.example`, networkOf(n), '111111', 800_000_000 + n),
  ]).flat(),
).world
const strangers: readonly Xid[] = many(30, (n) => personBy(crowd, `stranger${n}@evil.example`))

const mailsIn = (world: ServerState, inputs: readonly ServerInput[]) => {
  const mails: string[] = []
  const after = inputs.reduce((acc, input) => {
    const { world: next, outputs } = steps(acc, input)
    for (const output of outputs) if (output.type === 'CodeSent') mails.push(output.code)
    return next
  }, world)
  return { world: after, mails }
}
const isDone = (outputs: readonly ServerOutput[]): boolean => outputs.every(({ type }) => type !== 'Refused')

describe('Strangers at their limits', () => {
  it('R1-145 who request codes for an address and enter wrong codes do not keep its owner from signing in', () => {
    const flood = many(200, (n) => [
      asked(EMAIL, networkOf(n), '123456'),
      ...many(8, () => entered(EMAIL, networkOf(n), 'WRONG1')),
      ...many(2, () => entered(EMAIL, networkOf(9_000 + n), 'WRONG2')),
    ]).flat()
    const { world, mails } = mailsIn(town, [...flood, asked(EMAIL, HOME, '654321')])
    expect(mails).toHaveLength(2)
    expect(mails[1]).toMatch(/^[A-Z2-9]{6}$/)
    const [first = '', letters = ''] = mails
    expect(steps(world, entered(EMAIL, HOME, letters)).outputs[0]?.type).toBe('SignedInAs')
    // A code of digits could be guessed by so many, so only the first networks may use it.
    expect(steps(town, ...flood.slice(0, 22), entered(EMAIL, networkOf(0), first)).outputs[0]?.type).toBe('Refused')
    expect(steps(world, entered(EMAIL, HOME, first)).outputs[0]?.type).toBe('Refused')
  })

  it('who come as visitors do not end the session of a visitor from another network', () => {
    const visitor = (n: number, source: string): ServerInput => ({
      type: 'VisitorCame',
      at: addMs(START, n),
      deviceId: `device-${n}`,
      token: `visitor-${n}`,
      draw: n,
      source,
    })
    const { world } = steps(town, visitor(0, HOME), ...many(2_200, (n) => visitor(n + 1, networkOf(n % 20))))
    expect([world.tokens['visitor-0'] === undefined, world.tokens['visitor-1']]).toEqual([false, undefined])
  })

  it('who invite a member push out none of the other notifications of the member', () => {
    const notice = (id: string, n: number) => ({
      id,
      at: addMs(START, n),
      content: { kind: 'notification' as const, items: [itemOf({ text: 'News' })] },
    })
    const before = addNotification(town, ada, notice('access-1', 0))
    const after = many(300, (n) => notice(inviteNoticeId(messageId(`m${n}`)), n + 1)).reduce(
      (world, one) => addNotification(world, ada, one),
      before,
    )
    expect(notificationListFor(after, ada).map(({ id }) => id)).toContain('access-1')
  })

  it('who ask to join their own groups push out no request to join the group of another member', () => {
    const { world, outputs } = steps(crowd, {
      type: 'AccessAsked',
      at: START,
      xid: personBy(crowd, 'stranger0@evil.example'),
      gid: OURS,
      isSpace: false,
      messageId: messageId('ask-1'),
    })
    const [message] = outputs.flatMap((output) => (output.type === 'Posted' ? [output.message] : []))
    if (message === undefined) throw new Error('there is no request')
    const flooded = many(1_500, (n) => ({
      ...message,
      seq: n + 1,
      conversationId: conversation('64000064'),
    })).reduce(addRequest, world)
    expect(requestsFor(flooded, ada).map(({ id }) => id)).toContain('ask-1')
  })

  it('who write to a member stand behind the groups and the known chats of the member', () => {
    const wrote = strangers.flatMap((xid, n): readonly ServerInput[] => [
      { type: 'DirectAsked', at: START, xid, uid: crowd.accounts[ada]?.uid ?? '' },
      {
        type: 'MessageSent',
        at: addMs(START, n),
        xid,
        conversationId: directConversationId(xid, ada),
        clientId: made(ClientId, `c${n}`),
        content: plainText('Buy'),
        messageId: messageId(`spam${n}`),
        host: '',
      },
    ])
    const known = conversationsOf(town, ada).map(({ conversationId }) => conversationId)
    const after = conversationsOf(steps(crowd, ...wrote).world, ada).map(({ conversationId }) => conversationId)
    expect(after.length).toBe(known.length + strangers.length)
    expect(after.slice(0, known.length).sort()).toEqual([...known].sort())
  })

  it('who call a member do not keep the member from calling', () => {
    const call = (xid: Xid, to: Xid, n: number): CallInput => ({
      type: 'call/Started',
      at: START,
      xid,
      to,
      token: `token-of-${xid}`,
      platform: 'web',
      isVideo: false,
      channelId: made(ChannelId, `5bace001-0000-4000-8000-0000100000${String(n).padStart(2, '0')}`),
      messageId: messageId(`call${n}`),
    })
    const ringing = strangers.reduce((world, xid, n) => callFeature.step(world, call(xid, ada, n)).world, crowd)
    expect(isDone(callFeature.step(ringing, call(ada, ben, 99)).outputs)).toBe(true)
  })

  it('who send bubble rains do not keep a member from sending a rain', () => {
    const rain = (xid: Xid, n: number): RainSent => ({
      type: 'bubble/RainSent',
      at: START,
      xid,
      conversationId: conversation(OURS),
      count: 4,
      total: '10',
      evenly: true,
      isExclusive: false,
      level: 1,
      currencyId: 5,
      xids: [],
      eventId: `rain${n}`,
      seed: n,
      messageId: messageId(`rain${n}`),
    })
    const raining = many(3, (n) => rain(ben, n)).reduce((world, one) => {
      const { world: after, outputs } = rainSent(world, one)
      expect(isDone(outputs)).toBe(true)
      return after
    }, town)
    expect(isDone(rainSent(raining, rain(ben, 3)).outputs)).toBe(false)
    expect(isDone(rainSent(raining, rain(ada, 4)).outputs)).toBe(true)
  })

  it('who send commands to their bot push out no command that waits for the bot of another owner', () => {
    const botOf = (xid: Xid, name: string, draw: number): BotInput => ({
      type: 'bot/Made',
      at: START,
      xid,
      name,
      description: 'Tea',
      avatar: 'https://pictures.example/tea.png',
      draw,
      secret: 'whsec_x',
    })
    const bots = [botOf(ada, 'tea_bot', 1), botOf(ben, 'spam_bot', 2)].reduce(
      (world, one) => botFeature.step(world, one).world,
      town,
    )
    const idOf = (xid: Xid): string =>
      Object.values(botSlice.of(bots).bots).find(({ ownerXid }) => ownerXid === xid)?.id ?? ''
    const command = (xid: Xid, key: string): BotInput => ({
      type: 'bot/Asked',
      at: START,
      xid,
      botId: idOf(xid),
      conversationId: conversation(OURS),
      key,
      command: '/tea',
    })
    const after = [command(ada, 'waits'), ...many(600, (n) => command(ben, `spam${n}`))].reduce(
      (world, one) => botFeature.step(world, one).world,
      bots,
    )
    const keys = botSlice.of(after).deliveries.map(({ key }) => key)
    expect([keys.includes('waits'), keys.length]).toEqual([true, 501])
  })
})
