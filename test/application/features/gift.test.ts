import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import { makeGiftPlayerEffects } from '../../../src/application/features/gift/gift-player.effects'
import { makeGiftSendEffects } from '../../../src/application/features/gift/gift-send.effects'
import type { Gifts } from '../../../src/application/features/gift/ports'
import type { ChatMessage } from '../../../src/domain/chat'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { orderOf } from '../../domain/gift/order'
import { made } from '../../support/builders/made'
import { messageOf } from '../../support/builders/message'
import { ann, ben, vera, type Person } from '../../support/builders/person'
import { runEffect } from '../../support/run-effect'

const amount = (text: string) => made(Decimal, text)
const order = orderOf()
const named = ({ xid, name }: Person) => ({ xid, name })
const giftIn = (with_: { by?: Person; seq?: number; giftId?: string; to?: readonly Person[] } = {}): ChatMessage =>
  messageOf({
    seq: with_.seq ?? 41,
    by: with_.by ?? ann,
    content: {
      kind: 'gift',
      giftId: with_.giftId ?? order.giftId,
      title: 'Rocket',
      icon: null,
      price: amount('88'),
      currency: 'LOOP',
      receivers: (with_.to ?? [ben]).map(named),
    },
  })

/** Ann sends the gift. `have` is her balance at a lookup, and `messages` are the newest ones of the chat. */
const sending = async (with_: {
  answer?: Failure | null
  messages?: readonly ChatMessage[] | Failure
  have?: string
  resumed?: boolean
  effect?: 'send' | 'lookUp'
}) => {
  const { answer = null, messages = [], have = '1000', resumed = false, effect = 'send' } = with_
  const posts: unknown[] = []
  const refreshed: unknown[] = []
  const gifts: Pick<Gifts, 'send' | 'balances'> = {
    send: (sent) => {
      posts.push(sent)
      return answer === null ? TE.right(undefined) : TE.left(answer)
    },
    balances: () =>
      TE.right([
        {
          currencyId: order.currencyId,
          name: 'LOOP',
          icon: null,
          amount: amount(have),
          usd: amount('1'),
          price: null,
          giftEnabled: true,
          bubbleEnabled: true,
        },
      ]),
  }
  const never = () => TE.left(unreachable)
  const effects = makeGiftSendEffects(
    {
      me: () => ann.xid,
      conversations: {
        history: () =>
          '_tag' in messages ? TE.left(messages) : TE.right({ messages, from: 1, to: 41, rev: null, isFirst: true }),
      },
      dispatchToAccount: (message) => {
        refreshed.push(message.type)
        return Promise.resolve()
      },
    },
    { list: never, members: never, received: never, stats: never, ...gifts },
  )
  const { said } = runEffect(effects[effect], { order }, resumed)
  await vi.waitFor(() => expect(said).toHaveLength(1))
  return { posts, refreshed, said: said[0] }
}

describe('Sending a gift', () => {
  it('posts exactly the confirmed order once, and refreshes the balance', async () => {
    const { posts, refreshed, said } = await sending({})
    expect([posts, refreshed, said]).toEqual([
      [order],
      ['balance/AppShellShown'],
      { type: 'gift/Sent', ask: { unit: 'test', id: 'test', seq: 1 } },
    ])
  })

  it('a refusal names the failure, and the balance is not refreshed', async () => {
    const { refreshed, said } = await sending({ answer: refused('no') })
    expect([refreshed, said]).toMatchObject([[], { type: 'gift/NotSent', failure: refused('no') }])
  })

  it.each([
    ['after a lost answer', { answer: unreachable }, 1],
    ['after a reload', { resumed: true }, 0],
  ])(
    'ALL-12 %s the gift counts as sent if the chat or the balance shows it, and nothing is posted again',
    async (_when, with_, posts) => {
      const outcomes = [
        await sending({ ...with_, messages: [giftIn()] }),
        await sending({ ...with_, have: '824' }),
        await sending({ ...with_, have: '1000' }),
        await sending({ ...with_, messages: unreachable }),
      ]
      expect(outcomes.map(({ said }) => said?.type)).toEqual(['gift/Sent', 'gift/Sent', 'gift/Unclear', 'gift/Unclear'])
      expect(outcomes.map((one) => one.posts.length)).toEqual([posts, posts, posts, posts])
    },
  )
})

describe('Looking for a gift whose answer was lost', () => {
  it('finds the gift in the chat, or by a balance that fell by exactly its price', async () => {
    expect((await sending({ effect: 'lookUp', messages: [giftIn()] })).said?.type).toBe('gift/Found')
    expect((await sending({ effect: 'lookUp', have: '824' })).said?.type).toBe('gift/Found')
    expect((await sending({ effect: 'lookUp', have: '823' })).said).toMatchObject({
      type: 'gift/NotFound',
      now: '823',
    })
  })

  it.each([
    ['that was in the chat before', giftIn({ seq: 40 })],
    ['of another member', giftIn({ by: vera })],
    ['of another kind', giftIn({ giftId: '4' })],
    ['to somebody else', giftIn({ to: [vera] })],
    ['to more people', giftIn({ to: [ben, vera] })],
  ])('does not mistake a gift %s for the sent gift', async (_what, message) => {
    const { said } = await sending({ effect: 'lookUp', messages: [message] })
    expect(said).toMatchObject({ type: 'gift/NotFound', now: '1000' })
  })

  it('a lookup that fails knows no balance', async () => {
    const { said } = await sending({ effect: 'lookUp', messages: unreachable })
    expect(said).toMatchObject({ type: 'gift/NotFound', now: null })
  })
})

describe('The gifts whose animations this browser has shown', () => {
  it('are read from the browser and kept there', async () => {
    let kept: readonly string[] = ['a']
    const effects = makeGiftPlayerEffects({
      read: () => kept,
      keep: (ids) => {
        kept = ids
      },
    })
    const [read, keep] = [runEffect(effects.readViewed, {}), runEffect(effects.keepViewed, { ids: ['a', 'b'] })]
    await vi.waitFor(() => expect(keep.said).toHaveLength(1))
    expect([read.said[0], keep.said[0]?.type, kept]).toMatchObject([
      { type: 'gift/ViewedLoaded', ids: ['a'] },
      'gift/ViewedStored',
      ['a', 'b'],
    ])
  })
})
