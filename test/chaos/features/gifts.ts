import { rainsSlice } from '../../../src/adapters/simulator/state/features/bubble/rains'
import { balanceOf, personOf } from '../../../src/adapters/simulator/state/ledger/ledger'
import { LOOP_ID } from '../../../src/domain/balance'
import { feeOf, rainSendViewModel, type RainOrder } from '../../../src/domain/bubble'
import { newestSeq } from '../../../src/domain/chat'
import { giftSendViewModel as giftShown, type GiftOrder, type giftSendMessages } from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ClientId, ConversationId, Gid } from '../../../src/domain/kernel/ids'
import type * as t from 'io-ts'
import { made } from '../../support/builders/made'
import { watchGifts } from '../invariants/gifts'
import { watchRains } from '../invariants/rains'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'
import { withFeature, type FeatureOf } from './features'
import { accountOf } from '../../support/slices-in'

type GiftMessage = t.TypeOf<(typeof giftSendMessages)[keyof typeof giftSendMessages]>

/** The group that all people are members of. */
const SQUARE = made(ConversationId, 'sg_10000001')
const SQUARE_GID = made(Gid, '10000001')
const GIFTS = [
  { giftId: '2', title: 'Rose', price: 1 },
  { giftId: '8', title: 'Heart', price: 5 },
] as const
/** The time that a person checks a form before confirming it. */
const LOOKING_MS = 1_500
const AGAIN_MS = 700
/** Levels rotate, because a rain in a conversation is identified by its level. */
const LEVELS = 5
const decimal = (text: string): Decimal => made(Decimal, text)

const atGifts = (scene: RunScene, go: (gifts: FeatureOf<'gift'>) => void): void => {
  withFeature(scene, 'gift', go)
}
const atBubbles = (scene: RunScene, go: (bubbles: FeatureOf<'bubble'>) => void): void => {
  withFeature(scene, 'bubble', go)
}

/** Sometimes a person presses a button twice. */
const times = ({ chance }: RunScene): readonly number[] => (chance.next() < 0.3 ? [1, 2] : [1])

const sendGift = (scene: RunScene): void =>
  atGifts(scene, (gifts) => {
    const { run, person, page, app, chance } = scene
    const me = person.sessionIn(page)?.xid
    const { accounts, byEmail, ledger } = run.town.world
    const others = run.people
      .flatMap(({ email }) => accounts[byEmail[email] ?? ''] ?? [])
      .filter(({ xid }) => xid !== me)
    const receivers = others.slice(0, chance.between(1, others.length)).map(({ xid, name }) => ({ xid, name }))
    const gift = chance.of(GIFTS, GIFTS[0])
    if (me === undefined || receivers.length === 0) return
    const { price, ...named } = gift
    const order: GiftOrder = {
      ...named,
      id: made(ClientId, run.newId()),
      conversationId: SQUARE,
      gid: SQUARE_GID,
      receivers,
      currencyId: LOOP_ID,
      currency: 'LOOP',
      total: decimal(String(price * receivers.length)),
      before: balanceOf(ledger, personOf(me), LOOP_ID),
      afterSeq: newestSeq(accountOf(app).chat.get(), SQUARE),
    }
    run.confirmed.push({ kind: 'gift', amount: order.total, by: me, page, at: run.time.now() })
    for (const _ of times(scene)) gifts.dispatchToAccount({ type: 'gift/Confirm', order })
  })

const withUnknown =
  (message: (id: ClientId) => GiftMessage) =>
  (scene: RunScene): void =>
    atGifts(scene, ({ slices, dispatchToAccount }) => {
      const { step, order } = giftShown(slices.account.giftSend.get())
      if (order !== null && step === 'unknown') dispatchToAccount(message(order.id))
    })

const orderOf = ({ run, chance }: RunScene): RainOrder => {
  const nth = (run.seen.get('rains') ?? 0) + 1
  run.seen.set('rains', nth)
  const total = decimal(`${chance.between(20, 60)}.${String(nth).padStart(3, '0')}1`)
  return {
    conversationId: SQUARE,
    gid: SQUARE_GID,
    currencyId: LOOP_ID,
    total,
    fee: feeOf(total) ?? decimal('0'),
    count: chance.between(2, 8),
    evenly: chance.next() < 0.5,
    isExclusive: false,
    level: 1 + (nth % LEVELS),
    xids: [],
  }
}

const sendRain = (scene: RunScene): void =>
  atBubbles(scene, ({ slices, dispatchToTab }) => {
    const { run, person, page } = scene
    const order = orderOf(scene)
    if (rainSendViewModel(slices.tab.rainSend.get()).step !== 'editing') dispatchToTab({ type: 'bubble/CloseForm' })
    dispatchToTab({ type: 'bubble/OpenForm', conversationId: SQUARE, gid: SQUARE_GID })
    page.after(LOOKING_MS, () => {
      const by = person.sessionIn(page)?.xid
      const { step, form } = rainSendViewModel(slices.tab.rainSend.get())
      if (by === undefined || step !== 'editing' || form === null) return
      run.confirmed.push({ kind: 'rain', amount: order.total, by, page, at: run.time.now() })
      for (const _ of times(scene)) dispatchToTab({ type: 'bubble/ConfirmRain', order })
    })
  })

const joinRain = (scene: RunScene): void => {
  const open = Object.values(rainsSlice.of(scene.run.town.world).byId).filter(({ isEnded }) => !isEnded)
  const rain = open[scene.chance.between(0, open.length - 1)]
  if (rain !== undefined)
    atBubbles(scene, ({ dispatchToAccount }) => {
      dispatchToAccount({ type: 'bubble/Join', conversationId: rain.conversationId, eventId: rain.id })
    })
  else sendRain(scene)
}

const tap = (scene: RunScene): void =>
  atBubbles(scene, ({ slices, dispatchToAccount }) => {
    const { value, context } = slices.account.rain.get()
    const { at, event } = context.data
    const bubble = event?.bubbles[scene.chance.between(0, event.bubbles.length - 1)]
    if (typeof value !== 'object' || at === null || bubble === undefined) return joinRain(scene)
    // A person who sees no response to a tap taps again.
    const tapIt = (): void => {
      dispatchToAccount({ type: 'bubble/Tap', eventId: at.eventId, bubbleId: bubble.id })
    }
    tapIt()
    if (scene.chance.next() < 0.4) scene.page.after(AGAIN_MS, tapIt)
  })

const deeds: Readonly<Record<string, UserAction>> = {
  sendGift: { weight: 3, go: sendGift },
  lookForGift: { weight: 1, go: withUnknown((id) => ({ type: 'gift/LookAgain', id })) },
  letGoOfGift: { weight: 1, go: withUnknown((id) => ({ type: 'gift/CloseSend', id })) },
  sendRain: { weight: 2, go: sendRain },
  lookForRain: {
    weight: 1,
    go: (scene) =>
      atBubbles(scene, ({ dispatchToTab }) => {
        dispatchToTab({ type: 'bubble/LookUpRain' })
      }),
  },
  closeRainForm: {
    weight: 1,
    go: (scene) =>
      atBubbles(scene, ({ dispatchToTab }) => {
        dispatchToTab({ type: 'bubble/CloseForm' })
      }),
  },
  joinRain: { weight: 3, go: joinRain },
  tapBubble: { weight: 4, go: tap },
  leaveRain: {
    weight: 1,
    go: (scene) =>
      atBubbles(scene, ({ dispatchToAccount }) => {
        dispatchToAccount(scene.chance.next() < 0.5 ? { type: 'bubble/LeaveRain' } : { type: 'bubble/CloseRain' })
      }),
  },
}

export const gifts: ChaosFeature = { name: 'gifts', deeds, watch: (run) => [watchGifts(run), watchRains(run)] }
