import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import { readBubbleFrame } from '../../../src/adapters/wire/frames/bubble-frame'
import type { Bubbles } from '../../../src/application/features/bubble/ports'
import { makeRain } from '../../../src/application/features/bubble/rain.effects'
import { makeRainSendEffects } from '../../../src/application/features/bubble/rain-send.effects'
import type { Balance } from '../../../src/domain/balance'
import type { RainMessage, RainOrder } from '../../../src/domain/bubble'
import type { ChatMessage, Content } from '../../../src/domain/chat'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Gid, type Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { lounge, messageOf } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { runEffect } from '../../support/run-effect'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'

const amount = (text: string) => made(Decimal, text)
const loop = (of: string): Balance => ({
  currencyId: 5,
  name: 'LOOP',
  icon: null,
  amount: amount(of),
  usd: amount('1'),
  price: null,
  giftEnabled: true,
  bubbleEnabled: true,
})
const order: RainOrder = {
  conversationId: lounge,
  gid: made(Gid, '12345678'),
  currencyId: 5,
  total: amount('100'),
  fee: amount('1'),
  count: 4,
  evenly: true,
  isExclusive: false,
  level: 3,
  xids: [],
}
const rainBy = (by: typeof ann, levelLimit = 3): ChatMessage => {
  const content: Content = { kind: 'bubble', eventId: 'r1', isExclusive: false, seconds: 30, levelLimit }
  return messageOf({ seq: 8, by, content })
}
const never: Bubbles = {
  purse: () => TE.right([loop('500')]),
  reach: () => TE.right(0),
  guests: () => TE.right({ items: [], isLast: true }),
  send: () => TE.right(undefined),
  look: () => TE.left(unreachable),
  winners: () => TE.left(unreachable),
  sayJoin: () => false,
  sendTap: () => false,
  newsOf: readBubbleFrame,
}

/** Posts a rain that the server answers with `answer`. `told` and `have` are the later messages and balance. */
const sending = async (answer: Failure | null, told: readonly ChatMessage[], have: string, resumed = false) => {
  const browser = new VirtualBrowser()
  const ports = new VirtualServer().ports(browser.open('1'))
  let posts = 0
  const me: Xid = ann.xid
  const effects = makeRainSendEffects(
    {
      me: () => me,
      ports: {
        ...ports,
        conversations: {
          ...ports.conversations,
          range: (_id, from, to) => TE.right({ from, to, rev: null, messages: told.filter(({ seq }) => seq >= from) }),
        },
      },
    },
    {
      ...never,
      purse: () => TE.right([loop(have)]),
      send: () => {
        posts += 1
        return answer === null ? TE.right(undefined) : TE.left(answer)
      },
    },
  )
  const { said } = runEffect(effects.send, { order, newest: 7, have: '500' }, resumed)
  await browser.time.pass(100)
  return [posts, said.map(({ type }) => type)]
}

describe('Posting a bubble rain', () => {
  it('R1-208 posting a bubble rain succeeds if the server accepts the rain, and fails otherwise', async () => {
    expect(await sending(null, [], '500')).toEqual([1, ['bubble/RainSent']])
    expect(await sending(refused('no'), [], '500')).toEqual([1, ['bubble/RainNotSent']])
  })

  it('ALL-12 after a lost response, a rain that is among the messages counts as posted, and no second rain is posted', async () => {
    expect(await sending(unreachable, [rainBy(ann)], '500')).toEqual([1, ['bubble/RainSent']])
    expect(await sending(null, [rainBy(ann)], '500', true)).toEqual([0, ['bubble/RainSent']])
  })

  it('after a lost response, a rain that no message shows counts as posted if the balance fell by exactly the rain’s cost', async () => {
    expect(await sending(unreachable, [], '399')).toEqual([1, ['bubble/RainSent']])
    expect(await sending(unreachable, [], '400')).toEqual([1, ['bubble/RainUnclear']])
  })

  it.each([
    ['of another member', rainBy(ben)],
    ['of another level', rainBy(ann, 9)],
    ['that was in the conversation before', { ...rainBy(ann), seq: 7 }],
  ])('after a lost response, a lookup does not mistake a rain %s for the posted rain', async (_what, message) => {
    expect(await sending(unreachable, [message], '500')).toEqual([1, ['bubble/RainUnclear']])
  })
})

describe('A socket frame of a bubble rain', () => {
  const hearing = () => {
    const said: RainMessage[] = []
    let [rewards, dropped] = [0, 0]
    const run = makeRain(
      {
        isSocketOpen: () => false,
        memberIn: () => sessionOf(ann),
        say: (message) => {
          said.push(message)
        },
        onReward: () => {
          rewards += 1
        },
        countDropped: () => {
          dropped += 1
        },
      },
      never,
    )
    return { run, said, counts: () => ({ rewards, dropped }) }
  }
  const clicked = {
    bubble_event_id: 'r1',
    bubble_id: 'b1',
    uid: ann.uid,
    username: 'Ann',
    rewards: '10',
    used_rewards: '10',
  }

  it('BUB-4 a reward frame counts as a member’s own reward and refreshes the balance only if it has the member’s uid', () => {
    const { run, said, counts } = hearing()
    run.frames['bubble_clicked']?.(clicked)
    run.frames['bubble_clicked']?.({ ...clicked, uid: ben.uid })
    expect([said.map((one) => 'own' in one && one.own), counts()]).toEqual([[true, false], { rewards: 1, dropped: 0 }])
  })

  it.each([
    ['BI-307 with an invalid amount', 'bubble_clicked', { ...clicked, uid: 'other', rewards: '1e999' }],
    ['without a bubble id', 'bubble_click', { bubble_event_id: 'r1', msg: 'x' }],
    ['without a rain id', 'bubble_ended', {}],
    ['that is no object', 'bubble_clicked', null],
    ['with an invalid id', 'bubble_ended', { bubble_event_id: '../x' }],
  ])('a bubble rain frame %s is dropped and counted', (_what, event, data) => {
    const { run, said, counts } = hearing()
    run.frames[event]?.(data)
    expect([said, counts()]).toEqual([[], { rewards: 0, dropped: 1 }])
  })

  it('WS-8 a tap on a bubble while offline is reported as not sent, and a tap from before a reload as unclear', async () => {
    const { run } = hearing()
    const input = { conversationId: lounge, eventId: 'r1', bubbleId: 'b1' }
    const [now, resumed] = [runEffect(run.effects.sendTap, input), runEffect(run.effects.sendTap, input, true)]
    await vi.waitFor(() =>
      expect([...now.said, ...resumed.said].map(({ type }) => type)).toEqual([
        'bubble/TapNotSent',
        'bubble/TapUnclear',
      ]),
    )
  })
})
