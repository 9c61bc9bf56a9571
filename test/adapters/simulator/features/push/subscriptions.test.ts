import { describe, expect, it } from 'vitest'
import { subscriptionsOf } from '../../../../../src/adapters/simulator/state/features/push/subscriptions'
import { ADA, BEN } from '../../../../wire/support/seeded-ids'
import { KEYS } from '../../../../support/push/fake-push-service'
import { LAPTOP, PHONE, pushTown } from './push-town'

const endpointsOf = (town: Awaited<ReturnType<typeof pushTown>>['town'], xid: string) =>
  subscriptionsOf(town.world(), xid).map(({ endpoint }) => endpoint)

describe('The subscriptions of a member', () => {
  it('R4-111 the key pair of the server is made once', async () => {
    const { town, read } = await pushTown()
    expect(await read()).toMatchObject({ data: { public_key: KEYS.publicKey, is_on: 0 } })
    town.host().commit(({ at }) => ({ type: 'push/KeysMade', at, publicKey: 'other', privateKey: 'other' }))
    expect(await read()).toMatchObject({ data: { public_key: KEYS.publicKey } })
  })

  it('R4-113 a browser has one subscription, each browser its own, and each member at most five', async () => {
    const { town, ben, read, subscribe } = await pushTown()
    const laptop = await town.newSession('ben@loop.example')
    await subscribe(PHONE)
    await subscribe(LAPTOP, laptop)
    await subscribe(`${PHONE}2`)
    expect(endpointsOf(town, BEN)).toEqual([LAPTOP, `${PHONE}2`])
    expect([await read(ben), await read(laptop)]).toMatchObject([{ data: { is_on: 1 } }, { data: { is_on: 1 } }])
    for (let n = 0; n < 5; n += 1)
      await subscribe(`https://push.example/${n}`, await town.newSession('ben@loop.example'))
    expect(endpointsOf(town, BEN)).toEqual([0, 1, 2, 3, 4].map((n) => `https://push.example/${n}`))
    expect([await read(ben), await read(laptop)]).toMatchObject([{ data: { is_on: 0 } }, { data: { is_on: 0 } }])
  })

  it('R4-113 a browser in which another member signs in gets no pushes of the first one', async () => {
    const { town, subscribe } = await pushTown()
    await subscribe(PHONE)
    await subscribe(PHONE, await town.as('ada@loop.example'))
    expect([endpointsOf(town, BEN), endpointsOf(town, ADA)]).toEqual([[], [PHONE]])
  })

  it('R4-113 a subscription ends with its session: by sign-out, from another device, and when all sessions end', async () => {
    const { town, ben, post, subscribe } = await pushTown()
    const [laptop, tablet] = [await town.newSession('ben@loop.example'), await town.newSession('ben@loop.example')]
    await subscribe(PHONE)
    await subscribe(LAPTOP, laptop)
    await subscribe(`${LAPTOP}2`, tablet)
    town.host().commit(({ at }) => ({ type: 'SignedOut', at, token: laptop.token }))
    expect(endpointsOf(town, BEN)).toEqual([PHONE, `${LAPTOP}2`])
    await post('/api/account/sessions/end_others', {}, tablet)
    expect(endpointsOf(town, BEN)).toEqual([`${LAPTOP}2`])
    expect(await post('/api/account/push/unsubscribe', {}, ben)).not.toMatchObject({ code: 0 })
    town.host().commit(({ at }) => ({ type: 'SessionsExpired', at, email: 'ben@loop.example' }))
    expect(endpointsOf(town, BEN)).toEqual([])
  })

  it('R4-113 a member turns pushes to a browser off, twice without harm', async () => {
    const { town, post, subscribe } = await pushTown()
    const laptop = await town.newSession('ben@loop.example')
    await subscribe(PHONE)
    await subscribe(LAPTOP, laptop)
    for (const _ of [1, 2]) expect(await post('/api/account/push/unsubscribe', {})).toMatchObject({ code: 0 })
    expect(endpointsOf(town, BEN)).toEqual([LAPTOP])
  })

  it('R4-112 the server refuses endpoints it may not call, long texts, visitors and unknown time zones', async () => {
    const { town, post, subscribe, choose } = await pushTown()
    expect(await subscribe('http://127.0.0.1/')).toMatchObject({
      msg: 'Notifications to this browser are not possible',
    })
    expect(await subscribe('http://127.0.0.1/', undefined, 'zh')).toMatchObject({ msg: '无法向此浏览器发送通知' })
    expect(await subscribe(`https://push.example/${'x'.repeat(1_024)}`)).toMatchObject({
      msg: 'This call cannot be understood',
    })
    expect(await choose({ timeZone: 'Mars/Olympus' })).toMatchObject({ msg: 'This time zone is not known' })
    for (const from of [-1, 1.5, 1_440]) expect(await choose({ from })).not.toMatchObject({ code: 0 })
    expect(await post('/api/account/push/choices', { calls: true })).not.toMatchObject({ code: 0 })
    const visitor = await town.as('visitor')
    expect([await subscribe(PHONE, visitor), await choose({}, visitor)]).toMatchObject([
      { msg: 'Visitors cannot do this' },
      { msg: 'Visitors cannot do this' },
    ])
    expect(endpointsOf(town, BEN)).toEqual([])
  })

  it('R4-113 a browser that replaces its endpoint proves the old one, and keeps its session', async () => {
    const { town, post, subscribe } = await pushTown()
    await subscribe(PHONE)
    const renewal = { endpoint: LAPTOP, p256dh: 'BB', auth: 'BB', old_endpoint: PHONE }
    const renew = (old_auth: string, change = {}) => post('/api/push/renew', { ...renewal, old_auth, ...change }, null)
    expect(await renew('CC')).toMatchObject({ msg: 'This subscription has ended' })
    expect(await renew('AA', { endpoint: 'http://127.0.0.1/' })).not.toMatchObject({ code: 0 })
    expect(endpointsOf(town, BEN)).toEqual([PHONE])
    expect(await renew('AA')).toMatchObject({ code: 0 })
    expect(endpointsOf(town, BEN)).toEqual([LAPTOP])
    expect(await renew('AA')).toMatchObject({ msg: 'This subscription has ended' })
  })

  it('R4-114 choices belong to the account, so every device reads them', async () => {
    const { town, read, choose } = await pushTown()
    await choose({ calls: false, quiet: true, from: 60, until: 120, showsTexts: true, timeZone: 'Asia/Shanghai' })
    expect(await read(await town.newSession('ben@loop.example'))).toMatchObject({
      data: {
        choices: { calls: 0, mentions: 1, quiet: 1, quiet_from: 60, shows_texts: 1, time_zone: 'Asia/Shanghai' },
      },
    })
    expect(await read(await town.as('ada@loop.example'))).toMatchObject({
      data: { choices: { calls: 1, shows_texts: 0 } },
    })
  })
})
