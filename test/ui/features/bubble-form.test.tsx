import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LOOP_ID, type Balance } from '../../../src/domain/balance'
import { guestsQuery, purseQuery, reachQuery } from '../../../src/domain/bubble'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { SendRain } from '../../../src/ui/features/bubble/SendRain'
import { en } from '../../../src/ui/features/bubble/translations.en'
import { vera } from '../../support/builders/person'
import { show } from '../support/show'
import { amount, here, conversationId, gid, type Bubble } from '../support/bubbles'

const loop: Balance = {
  currencyId: LOOP_ID,
  name: 'LOOP',
  icon: null,
  amount: amount('1000'),
  usd: amount('42'),
  price: null,
  giftEnabled: true,
  bubbleEnabled: true,
}

describe('The form that sends a bubble rain', () => {
  const opened = (purse: readonly Balance[] = [loop]) => {
    const { app, bubble } = here()
    show(<SendRain open={true} onClose={() => undefined} conversationId={conversationId} gid={gid} />, { app })
    const key = canonicalJson({ gid })
    bubble.answer(`read:${key}:`, (ask) =>
      purseQuery.loaded({ items: purse, next: null }, { key, input: { gid }, page: null }, ask),
    )
    return { app, bubble }
  }
  const total = () => screen.getByLabelText(en.send.total)
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const isAsked = (bubble: Bubble) => Object.keys(bubble.slices.tab.rainSend.effects())

  it.each([
    ['R1-204', en.send.total, '0', 'Total amount must be greater than 0'],
    ['R1-205', en.send.level, '0', 'Min level must be greater than 0'],
    ['R1-207', en.send.count, '0', 'Bubble amount must be greater than 0'],
  ])(
    '%s BUB-7 if a field is wrong, the bubble rain form shows an error and sends nothing: %s is %s, "%s"',
    (_id, field, value, words) => {
      const { bubble } = opened()
      if (field !== en.send.total) write(en.send.total, '100')
      write(field, value)
      press('Send')
      expect([screen.getByText(words).textContent, isAsked(bubble)]).toEqual([words, []])
    },
  )

  it('R1-206 BUB-7 an exclusive bubble rain without a chosen receiver is not sent, and the form shows an error', () => {
    const { bubble } = opened()
    write(en.send.total, '100')
    fireEvent.click(screen.getByRole('radio', { name: en.send.chosen }))
    press('Send')
    expect([screen.queryByText('Please select at least one user') === null, isAsked(bubble)]).toEqual([false, []])
  })

  it('R1-366 an exclusive bubble rain goes to the chosen people from level 1 in equal shares, and has no level or count field', () => {
    const { bubble } = opened()
    write(en.send.total, '100')
    fireEvent.click(screen.getByRole('radio', { name: en.send.chosen }))
    const key = canonicalJson({ gid, keyword: '' })
    bubble.answer(`read:${key}:`, (ask) =>
      guestsQuery.loaded(
        { items: [{ xid: vera.xid, name: 'Cara', avatar: null }], next: null },
        { key, input: { gid, keyword: '' }, page: null },
        ask,
      ),
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cara' }))
    expect([screen.queryByLabelText(en.send.level), screen.queryByLabelText(en.send.count)]).toEqual([null, null])
    press('Rain 100 LOOP')
    expect(bubble.slices.tab.rainSend.get().context.attempt?.order).toMatchObject({
      isExclusive: true,
      level: 1,
      evenly: true,
      count: 1,
      xids: [vera.xid],
    })
  })

  it('R1-362 BUB-8 the bubble rain form shows the 1 % fee and the total, and sends exactly these amounts', () => {
    const { bubble } = opened()
    write(en.send.total, '100.5')
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1.005 LOOP',
      '101.505 LOOP',
    ])
    press('Rain 100.5 LOOP')
    expect(bubble.slices.tab.rainSend.get().context.attempt?.order).toMatchObject({
      total: '100.5',
      fee: '1.005',
      currencyId: 5,
    })
  })

  it('R1-364 the quick amounts 10%, 50% and 100% fill in that part of the balance, and 100% leaves enough for the fee', () => {
    opened()
    const written = ['10%', '50%', '100%'].map((name) => {
      press(name)
      return total().getAttribute('value')
    })
    expect(written).toEqual(['100', '500', '990.099'])
  })

  it('R1-313 R1-365 the bubble rain form says how many members can join from a level, and refuses a level above 100', () => {
    const { bubble } = opened()
    write(en.send.level, '7')
    const key = canonicalJson({ gid, level: 7 })
    bubble.answer(`read:${key}:`, (ask) =>
      reachQuery.loaded({ items: [{ count: 12 }], next: null }, { key, input: { gid, level: 7 }, page: null }, ask),
    )
    expect(screen.getByText('12 members can join. Levels go up to Level 100.')).toBeTruthy()
    write(en.send.level, '101')
    expect(screen.getByText('The highest is Level 100')).toBeTruthy()
  })

  it('the bubble rain form offers only currencies that bubble rains may use', () => {
    opened([
      loop,
      { ...loop, currencyId: 2, name: 'USDT' },
      { ...loop, currencyId: 3, name: 'USDC', bubbleEnabled: false },
    ])
    expect(
      within(screen.getByRole('combobox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['LOOP', 'USDT'])
  })

  it('if the person has no currency that bubble rains may use, the form says that nothing can be sent', () => {
    opened([{ ...loop, bubbleEnabled: false }])
    expect(screen.getByText(en.send.noCurrency)).toBeTruthy()
  })

  it.each([
    ['R1-208 the rain was sent', 'RainSent', 'Bubble sent successfully'],
    ['R1-208 the rain was not sent', 'RainNotSent', 'Failed to send bubble'],
  ] as const)('the bubble rain form shows the outcome of sending a rain: %s', (_what, outcome, words) => {
    const { bubble } = opened()
    write(en.send.total, '100')
    press('Rain 100 LOOP')
    bubble.hearInTab((ask) => ({ type: 'bubble/RainChecked', ask: ask('check'), newest: 1, have: amount('1000') }))
    bubble.hearInTab((ask) =>
      outcome === 'RainSent'
        ? { type: 'bubble/RainSent', ask: ask('send') }
        : { type: 'bubble/RainNotSent', ask: ask('send'), failure: refused('You don’t have enough LOOP') },
    )
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('ALL-12 if it stays unclear whether a rain was sent, the form shows the balances before and after, and keeps the amount', () => {
    const { bubble } = opened()
    write(en.send.total, '100')
    press('Rain 100 LOOP')
    bubble.hearInTab((ask) => ({ type: 'bubble/RainChecked', ask: ask('check'), newest: 1, have: amount('1000') }))
    bubble.hearInTab((ask) => ({ type: 'bubble/RainUnclear', ask: ask('send'), failure: unreachable }))
    for (let n = 0; n < 3; n += 1) {
      press(en.send.lookNow)
      bubble.hearInTab((ask) => ({ type: 'bubble/RainNotFound', ask: ask('lookUp'), have: amount('940') }))
    }
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,000 LOOP', '940 LOOP'])
    press(en.send.again)
    expect(total().getAttribute('value')).toBe('100')
  })
})
