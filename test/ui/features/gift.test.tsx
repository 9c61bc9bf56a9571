import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { partnerImplementation } from '../../../src/application/features/partner/partner'
import { configQuery } from '../../../src/domain/partner'
import { giftImplementation } from '../../../src/application/features/gift/gift'
import type { ConversationSummary } from '../../../src/domain/chat'
import { giftBalancesQuery, giftMembersQuery, giftsQuery, giftSendMessages, type Gift } from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { GiftDialog } from '../../../src/ui/features/gift/GiftDialog'
import { en } from '../../../src/ui/features/gift/translations.en'
import { ComposerTools } from '../../../src/ui/features/chat/composer/ComposerTools'
import { groupOf, memberOf } from '../../support/builders/group'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { ann, ben, type Person } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { summaryOf } from '../../support/builders/summary'
import { FakeApp, live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'gift', en)

const amount = (text: string) => made(Decimal, text)
const group = groupOf('12345678')
const someone = (name: string): Person => ({ xid: made(Xid, name), uid: made(Uid, name), name })
const directWith = (other: Person, with_: Partial<ConversationSummary> = {}) =>
  summaryOf({
    kind: 'single',
    name: other.name,
    peer: { ...other, avatar: null, role: 'normal', isBot: false, allowsDm: true },
    ...with_,
  })
const crowd = [ann, ...Array.from({ length: 7 }, (_, n) => someone(`m${n}`))]
const gift = (id: string, title: string, price: string, hasAssets = true): Gift => ({
  id,
  title,
  icon: null,
  price: amount(price),
  level: 1,
  hasAssets,
  animation: null,
})
const balance = (currencyId: number, name: string, of: string, giftEnabled = true) => ({
  currencyId,
  name,
  icon: null,
  amount: amount(of),
  usd: amount('1'),
  price: null,
  giftEnabled,
  bubbleEnabled: false,
})
const GIFTS = { key: '{}', input: {}, page: null }
const BALANCES = { key: `{"gid":"${group.gid}"}`, input: { gid: group.gid }, page: null }
const MEMBERS = { key: `{"gid":"${group.gid}","keyword":""}`, input: { gid: group.gid, keyword: '' }, page: null }

const open = ({ has = '1000' } = {}) => {
  const app = live(ann)
  const onClose = vi.fn<() => void>()
  const feature = app.attach(giftImplementation, undefined)
  show(<GiftDialog place={{ conversationId: group.conversationId, gid: group.gid, peer: null }} onClose={onClose} />, {
    app,
  })
  feature.answer(`read:${GIFTS.key}:`, (ask) =>
    giftsQuery.loaded(
      { items: [gift('2', 'Rose', '1'), gift('3', 'Rocket', '88'), gift('7', 'Lantern', '15', false)], next: null },
      GIFTS,
      ask,
    ),
  )
  feature.answer(`read:${BALANCES.key}:`, (ask) =>
    giftBalancesQuery.loaded(
      { items: [balance(5, 'LOOP', has), balance(2, 'USDT', '9'), balance(60, 'ETH', '3', false)], next: null },
      BALANCES,
      ask,
    ),
  )
  feature.answer(`read:${MEMBERS.key}:`, (ask) =>
    giftMembersQuery.loaded({ items: crowd.map((person) => memberOf(person)), next: null }, MEMBERS, ask),
  )
  const sent = () =>
    app.saidToAccount.flatMap((message) => (giftSendMessages['gift/Confirm'].is(message) ? [message] : []))
  return { app, feature, onClose, sent }
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const sendButton = () => screen.getByRole('button', { name: /^Send/ })

describe('Sending a gift in a group', () => {
  it('R1-369 the gift dialog offers only gifts that have both an asset and a config', () => {
    open()
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Rose1 LOOP',
      'Rocket88 LOOP',
    ])
  })

  it('R1-310 the gift dialog preselects five members other than me, and only the selected members get the gift', () => {
    const { sent } = open()
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes).toHaveLength(7)
    expect(boxes.filter((box) => box.matches(':checked'))).toHaveLength(5)
    choose(/Rocket/)
    expect(sendButton().textContent).toBe('Send for 440 LOOP')
    const [first] = boxes
    if (first !== undefined) fireEvent.click(first)
    fireEvent.click(sendButton())
    expect(sent()).toMatchObject([
      {
        order: {
          giftId: '3',
          gid: group.gid,
          currencyId: 5,
          total: '352',
          before: '1000',
          receivers: [{ xid: 'm1' }, { xid: 'm2' }, { xid: 'm3' }, { xid: 'm4' }],
        },
      },
    ])
  })

  it('in the gift dialog, selecting a member found by a search keeps the members selected before', () => {
    const { feature } = open()
    fireEvent.change(screen.getByRole('textbox', { name: en.search }), { target: { value: 'm6' } })
    const key = `{"gid":"${group.gid}","keyword":"m6"}`
    feature.answer(`read:${key}:`, (ask) =>
      giftMembersQuery.loaded(
        { items: [memberOf(someone('m6'))], next: null },
        { key, input: { gid: group.gid, keyword: 'm6' }, page: null },
        ask,
      ),
    )
    fireEvent.click(screen.getByRole('checkbox'))
    expect(screen.getByText('6 people')).toBeTruthy()
  })

  it('R1-363 a gift can be paid in LOOP or in another currency that is enabled for gifts', () => {
    const { sent } = open()
    const currencies = within(screen.getByRole('combobox', { name: en.currency }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(currencies).toEqual(['LOOP', 'USDT'])
    choose(/Rose/)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } })
    fireEvent.click(sendButton())
    expect(sent()).toMatchObject([{ order: { currencyId: 2, currency: 'USDT', total: '5', before: '9' } }])
  })

  it('a gift that costs more than the balance is not sent, and the gift dialog says why', () => {
    const { sent } = open({ has: '439.99' })
    choose(/Rocket/)
    fireEvent.click(sendButton())
    expect([screen.getByText(en.problem.short) !== null, sent()]).toEqual([true, []])
  })

  it('GFT-8 ALL-12 repeated presses on Send send one gift, and the gift dialog closes once the gift is sent', () => {
    const { feature, sent, onClose } = open()
    choose(/Rose/)
    const button = sendButton()
    fireEvent.click(button)
    fireEvent.click(button)
    expect(new Set(sent().map(({ order }) => order.id)).size).toBe(1)
    feature.hear((ask) => ({ type: 'gift/Sent', ask: ask('send') }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('when the server refuses a gift, the gift dialog says so, and the next press on Send sends a new order', () => {
    const { feature, sent } = open()
    choose(/Rose/)
    fireEvent.click(sendButton())
    feature.hear((ask) => ({ type: 'gift/NotSent', ask: ask('send'), failure: refused('no') }))
    expect(screen.getByText(en.refused)).toBeTruthy()
    fireEvent.click(sendButton())
    expect(new Set(sent().map(({ order }) => order.id)).size).toBe(2)
  })

  it('if it stays unclear whether a gift was sent, the gift dialog shows the balances before and after', () => {
    const { app, feature } = open()
    choose(/Rose/)
    fireEvent.click(sendButton())
    feature.hear((ask) => ({ type: 'gift/Unclear', ask: ask('send'), failure: unreachable }))
    expect(screen.getByText(en.looking)).toBeTruthy()
    for (let looks = 0; looks < 3; looks += 1) {
      app.hear((ask) => ({ type: 'AlarmRang', ask: ask('nextLook') }))
      feature.hear((ask) => ({ type: 'gift/NotFound', ask: ask('lookUp'), now: amount('995') }))
    }
    expect(screen.getByText(en.unknown)).toBeTruthy()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,000 LOOP', '995 LOOP'])
  })
})

const tools = (of: Parameters<typeof ComposerTools>[0]['of'], app = live(ann)) =>
  show(<ComposerTools of={of} />, { app })
const gifts = () => screen.queryByRole('button', { name: 'Send a gift' })

describe('The gift tool beside the text box', () => {
  it('the gift tool is shown in a direct chat', async () => {
    tools(group).unmount()
    tools(directWith(ben))
    expect(await screen.findByRole('button', { name: 'Send a gift' })).toBeTruthy()
  })

  it.each([
    ['in a chat with a person who has blocked me', directWith(ben, { blocked: 'byThem' })],
    ['in a chat with a person I have blocked', directWith(ben, { blocked: 'byMe' })],
    ['in a group for a non-member', groupOf('12345678', { isMember: false })],
  ])('R1-181 GFT-8 the gift tool beside the text box is hidden %s', (_where, of) => {
    tools(of)
    expect(gifts()).toBeNull()
  })
})

it('R1-235 a member signed in through a partner sees the gift tool once the partner’s configuration has loaded and allows gifts', async () => {
  const app = new FakeApp().heard({
    type: 'SignedIn',
    session: { ...sessionOf(ann), method: 'partner', partnerId: 'p-1' },
  })
  const partner = app.attach(partnerImplementation, undefined)
  await act(async () => {
    tools(group, app)
    await vi.dynamicImportSettled()
  })
  await vi.waitFor(() => expect(partner.slices.account.config.effects()).not.toEqual({}))
  expect(gifts()).toBeNull()
  const found = { partnerId: 'p-1', link: 'tea', loading: null, showCreate: false, showBubble: false, showGift: true }
  partner.answer('read:{"link":null}:', (ask) =>
    configQuery.loaded(
      { items: [{ found }], next: null },
      { key: '{"link":null}', input: { link: null }, page: null },
      ask,
    ),
  )
  expect(await screen.findByRole('button', { name: 'Send a gift' })).toBeTruthy()
})
