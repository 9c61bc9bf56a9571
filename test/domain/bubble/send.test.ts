import { describe, expect, it } from 'vitest'
import { rainSendViewModel, type RainOrder, type RainSendMessage } from '../../../src/domain/bubble'
import { emptyRain } from '../../../src/domain/bubble/rain-order.rules'
import { rainSendReducer } from '../../../src/domain/bubble/rain-send.machine'
import type { RainChange } from '../../../src/domain/bubble/rain-send.messages'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ConversationId, Gid, Xid } from '../../../src/domain/kernel/ids'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { alarm, given, wait, type Step } from '../../support/given'

const amount = (text: string) => made(Decimal, text)
const conversationId = made(ConversationId, 'sg_10000001')
const gid = made(Gid, '10000001')
const order: RainOrder = {
  conversationId,
  gid,
  currencyId: 5,
  total: amount('100'),
  fee: amount('1'),
  count: 10,
  evenly: true,
  isExclusive: false,
  level: 1,
  xids: [],
}

type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => RainSendMessage): Step =>
  (ask) =>
    make(ask)
const open: Step = step(() => ({ type: 'bubble/OpenForm', conversationId, gid }))
const confirm: Step = step(() => ({ type: 'bubble/ConfirmRain', order }))
const checked = (have = '500'): Step =>
  step((ask) => ({ type: 'bubble/RainChecked', ask: ask('check'), newest: 7, have: amount(have) }))
const unclear: Step = step((ask) => ({ type: 'bubble/RainUnclear', ask: ask('send'), failure: unreachable }))
const notSeen = (have: string | null): Step =>
  step((ask) => ({ type: 'bubble/RainNotFound', ask: ask('lookUp'), have: have === null ? null : amount(have) }))
const close: Step = step(() => ({ type: 'bubble/CloseForm' }))
const look: Step = step(() => ({ type: 'bubble/LookUpRain' }))
const next = (ms: number): readonly Step[] => [wait(ms), alarm('nextLook')]
const sending = [open, confirm, checked()] as const
const story = (...steps: readonly Step[]) => given(rainSendReducer, ...steps)
const shown = (...steps: readonly Step[]) => rainSendViewModel(story(...steps).state)
const asked = (...steps: readonly Step[]) => story(...steps).asked()

describe('Sending a bubble rain', () => {
  it('ALL-12 the bubble rain form posts one rain, however often the member presses the confirm button', () => {
    expect(asked(open, confirm, confirm)).toEqual({ check: { order } })
    expect(asked(...sending, confirm, confirm)).toEqual({ send: { order, newest: 7, have: '500' } })
    expect(shown(...sending).step).toBe('sending')
  })

  it('a confirmation of a rain sends no request while no bubble rain form is open', () => {
    expect(asked(confirm)).toEqual({})
  })

  it('BUB-8 the bubble rain form posts nothing if the current balance on the server is below total plus fee', () => {
    expect(asked(open, confirm, checked('100.99'))).toEqual({})
    expect(shown(open, confirm, checked('100.99'))).toMatchObject({ step: 'editing', isShort: true })
    expect(asked(open, confirm, checked('101'))).toHaveProperty('send')
  })

  it('the bubble rain form posts nothing and shows the failure if the balance cannot be read', () => {
    const failed = [
      open,
      confirm,
      step((ask) => ({ type: 'bubble/RainNotChecked', ask: ask('check'), failure: unreachable })),
    ]
    expect([asked(...failed), shown(...failed)]).toMatchObject([{}, { step: 'editing', failure: unreachable }])
  })

  it('R1-208 the bubble rain form reports a successful rain, and is empty after the member closes it', () => {
    const sent = [...sending, step((ask) => ({ type: 'bubble/RainSent', ask: ask('send') }))]
    expect(shown(...sent).step).toBe('sent')
    expect(shown(...sent, close)).toMatchObject({ step: 'editing', form: null, order: null })
  })

  it('R1-208 the bubble rain form reports a refused rain, and its fields stay filled after the member closes it', () => {
    const failed = [
      open,
      step(() => ({ type: 'bubble/ChangeForm', change: { field: 'total', text: '100' } })),
      confirm,
      checked(),
      step((ask) => ({ type: 'bubble/RainNotSent', ask: ask('send'), failure: refused('no') })),
    ]
    expect(shown(...failed)).toMatchObject({ step: 'failed', failure: refused('no') })
    expect(shown(...failed, close)).toMatchObject({ step: 'editing', form: { total: '100' }, order: null })
  })

  it('ALL-12 if the response to a posted rain is lost, the client posts no second rain, but looks the rain up after 3, 7 and 20 s of waiting', () => {
    const lost = [...sending, unclear]
    expect([shown(...lost).step, asked(...lost, confirm)]).toEqual(['looking', { nextLook: { at: noonPlus(3_000) } }])
    expect(asked(...lost, ...next(3_000), notSeen(null))).toEqual({ nextLook: { at: noonPlus(3_000 + 7_000) } })
    const looked = [
      ...lost,
      ...next(3_000),
      notSeen(null),
      ...next(7_000),
      notSeen('500'),
      ...next(20_000),
      notSeen('480'),
    ]
    expect(asked(...looked.slice(0, -1))).toEqual({ lookUp: { order, newest: 7, have: '500' } })
    expect(shown(...looked)).toMatchObject({ step: 'unseen', before: '500', haveNow: '480', order })
    expect(asked(...looked, confirm)).toEqual({})
    expect(shown(...looked.slice(0, -1), notSeen(null)).haveNow).toBe('500')
    expect(shown(...lost, look, notSeen('480'), look, notSeen(null)).haveNow).toBe('480')
  })

  it('a rain whose response was lost counts as sent once a lookup finds the rain, even after three lookups without it', () => {
    const lost = [...sending, unclear]
    const found = step((ask) => ({ type: 'bubble/RainFound', ask: ask('lookUp') }))
    expect(shown(...lost, look, found).step).toBe('sent')
    const unseen = [...lost, look, notSeen(null), look, notSeen(null), look, notSeen('500')]
    expect(shown(...unseen, look, found).step).toBe('sent')
  })

  it('after a lost response, the member can return to the bubble rain form only once every lookup has failed to find the rain', () => {
    const lost = [...sending, unclear]
    expect(shown(...lost, close).step).toBe('looking')
    const unseen = [...lost, look, notSeen(null), look, notSeen(null), look, notSeen('500')]
    expect(shown(...unseen, close)).toMatchObject({ step: 'editing', order: null })
  })

  it('when the network returns, a rain of unknown outcome is looked up at once', () => {
    expect(asked(...sending, unclear, { type: 'NetworkOnline' })).toHaveProperty('lookUp')
  })

  it('the bubble rain form is cleared when the account’s session ends', () => {
    expect(shown(...sending, { type: 'ForgetAccount' })).toMatchObject({ step: 'editing', form: null, order: null })
  })

  it('each field of the bubble rain form changes on its own, but choosing another currency empties the total', () => {
    const change = (of: RainChange): Step => step(() => ({ type: 'bubble/ChangeForm', change: of }))
    const ann = { xid: made(Xid, 'a1'), name: 'Ann', avatar: null }
    const ben = { xid: made(Xid, 'b2'), name: 'Ben', avatar: null }
    const filled = [
      open,
      change({ field: 'total', text: '9' }),
      change({ field: 'level', text: '4' }),
      change({ field: 'evenly', on: true }),
      change({ field: 'exclusive', on: true }),
      change({ field: 'guest', guest: ann, on: true }),
      change({ field: 'guest', guest: ben, on: true }),
      change({ field: 'guest', guest: ann, on: true }),
    ]
    expect(shown(open)).toEqual({
      step: 'editing',
      form: emptyRain(conversationId, gid),
      order: null,
      failure: null,
      isShort: false,
      before: null,
      haveNow: null,
    })
    expect(shown(...filled).form).toEqual({
      ...emptyRain(conversationId, gid),
      total: '9',
      level: '4',
      evenly: true,
      isExclusive: true,
      guests: [ben, ann],
    })
    expect(
      shown(...filled, change({ field: 'guest', guest: ben, on: false }), change({ field: 'currency', currencyId: 2 }))
        .form,
    ).toEqual({
      ...emptyRain(conversationId, gid),
      currencyId: 2,
      total: '',
      level: '4',
      evenly: true,
      isExclusive: true,
      guests: [ann],
    })
    expect(shown(open, confirm, checked('1'), change({ field: 'total', text: '1' }))).toMatchObject({
      isShort: false,
      failure: null,
    })
  })

  it('the bubble rain form keeps its typed fields when opened again, and starts anew for another conversation', () => {
    const typed = [open, step(() => ({ type: 'bubble/ChangeForm', change: { field: 'count', text: '33' } }))]
    expect(shown(...typed, open).form?.count).toBe('33')
    const other = step(() => ({
      type: 'bubble/OpenForm',
      conversationId: made(ConversationId, 'sg_20000002'),
      gid: made(Gid, '20000002'),
    }))
    expect(shown(...typed, other).form).toMatchObject({ conversationId: 'sg_20000002', count: '10' })
  })
})
