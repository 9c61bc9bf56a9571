import { describe, expect, it } from 'vitest'
import { newMessageId } from '../../../../../src/adapters/simulator/state-host'
import { made } from '../../../../support/builders/made'
import { ChannelId } from '../../../../../src/domain/kernel/ids'
import { right } from '../../../support/client'
import { settle } from '../../../support/fake-clock'
import { ADA, BEN, IN_SQUARE, WITH_BEN } from '../../../../wire/support/seeded-ids'
import { LAPTOP, PAUSE_MS, PHONE, pushTown } from './push-town'

const toBen = { xid: BEN, name: 'Ben' }
const CALL = made(ChannelId, '11111111-1111-4111-8111-111111111111')

describe('A member whose page is closed', () => {
  it('R4-115 gets a push of a direct message on every subscribed device, without name and text', async () => {
    const { town, subscribe, say, pass, shown } = await pushTown()
    await subscribe(PHONE)
    await subscribe(LAPTOP, await town.newSession('ben@loop.example'))
    await say('The keys are under the mat')
    expect(shown()).toEqual([])
    await pass()
    const push = { kind: 'message', title: 'Loop', body: 'New message', tag: WITH_BEN, path: '/message/1000000001' }
    expect([shown(PHONE), shown(LAPTOP)]).toMatchObject([[push], [push]])
    expect(JSON.stringify(town.pushService.requests)).not.toMatch(/keys are|Ada/)
    expect(town.pushService.requests[0]).toMatchObject({ ttl: 86_400, urgency: 'normal' })
  })

  it('R4-116 sees names and texts only after allowing it, in the language of the browser', async () => {
    const { subscribe, choose, say, pass, shown } = await pushTown()
    await subscribe(PHONE, undefined, 'zh')
    await say('one')
    await pass()
    await choose({ showsTexts: true })
    await say('x'.repeat(400))
    await pass()
    expect(shown()).toMatchObject([
      { title: 'Loop', body: '新消息' },
      { title: 'Ada', body: 'x'.repeat(120) },
    ])
  })

  it('R4-115 is not pushed while connected, nor when a reload connects before the pause ends', async () => {
    const { town, ben, subscribe, say, pass, shown } = await pushTown()
    await subscribe()
    await say('one')
    await town.chattingAs(ben)
    await pass()
    await say('two')
    await pass()
    expect(shown()).toEqual([])
  })

  it('R4-115 gets one push for several messages of a chat, and none for messages that were read or recalled', async () => {
    const { town, subscribe, choose, say, pass, bodies } = await pushTown()
    await subscribe()
    await choose({ showsTexts: true })
    await say('one')
    await pass(PAUSE_MS - 1)
    await say('two')
    await pass(1)
    expect(bodies()).toEqual(['two'])
    await pass(60_000)
    expect(bodies()).toEqual(['two'])
    const readAll = () =>
      town.host().commit(({ at }) => ({ type: 'ReadUpTo', at, xid: BEN, conversationId: WITH_BEN, seq: 99 }))
    await say('three')
    readAll()
    await pass()
    await say('four')
    const seq = town.world().threads[WITH_BEN]?.latest ?? 0
    town.host().commit(({ at }) => ({ type: 'MessageRecalled', at, xid: ADA, conversationId: WITH_BEN, seq }))
    await pass()
    expect(bodies()).toEqual(['two'])
  })

  it('R4-115 is pushed neither own messages nor messages of a muted chat', async () => {
    const { town, subscribe, say, pass, shown } = await pushTown()
    await subscribe()
    await say('mine', WITH_BEN, [], BEN)
    await pass()
    town.host().commit(({ at }) => ({ type: 'ChatMuted', at, xid: BEN, conversationId: WITH_BEN, on: true }))
    await say('hush')
    await pass()
    expect(shown()).toEqual([])
  })

  it('R4-115 gets pushes of mentions in groups, and of nothing else that is said there', async () => {
    const { subscribe, choose, say, pass, shown } = await pushTown()
    await subscribe()
    await choose({ showsTexts: true })
    await say('hello', IN_SQUARE)
    await pass()
    expect(shown()).toEqual([])
    await say('@Ben hello', IN_SQUARE, [toBen])
    await pass()
    await choose({ mentions: false })
    await say('@Ben again', IN_SQUARE, [toBen])
    await pass()
    expect(shown()).toMatchObject([
      { kind: 'mention', title: 'Loop Town Square', body: 'Ada: @Ben hello', path: '/group/10000001' },
    ])
  })

  it('R4-117 does not get what happens in quiet hours, except calls that may ring', async () => {
    const { subscribe, choose, say, pass, bodies } = await pushTown()
    await subscribe()
    // The town's clock shows 08:00 UTC, which is 16:00 in Shanghai.
    await choose({ quiet: true, from: 15 * 60, until: 17 * 60, timeZone: 'Asia/Shanghai', showsTexts: true })
    await say('hush')
    await pass()
    await choose({ quiet: true, from: 15 * 60, until: 17 * 60, timeZone: 'Europe/Berlin', showsTexts: true })
    await say('hello')
    await pass()
    expect(bodies()).toEqual(['hello'])
  })
})

describe('A room that starts while a member’s page is closed', () => {
  it('R4-115 is pushed to members with a reminder, and to all members of the group only if they choose so', async () => {
    const { town, ben, subscribe, choose, pass, shown } = await pushTown()
    const soon = await town.plannedSpace()
    await right(ben.client.spaces.remind(soon, true))
    await subscribe()
    await choose({ showsTexts: true })
    const start = async (channelId: ChannelId) => {
      await right((await town.as('ada@loop.example')).client.spaces.performAction(channelId, 'start'))
      await pass()
    }
    await start(soon)
    const room = { kind: 'room', title: 'Soon', body: 'Loop Town Square', path: `/space/${soon}` }
    expect(shown()).toMatchObject([room])
    await start(await town.plannedSpace())
    expect(shown()).toMatchObject([room])
    await choose({ rooms: false, groupRooms: true })
    const third = await town.plannedSpace()
    await start(third)
    expect(shown()).toMatchObject([room, { title: 'Loop', body: 'A room started', path: `/space/${third}` }])
  })

  it('R4-115 is pushed neither to its host nor once it has ended', async () => {
    const { town, subscribe, choose, pass, shown } = await pushTown()
    const ada = await town.as('ada@loop.example')
    await subscribe(PHONE)
    await subscribe(LAPTOP, ada)
    await choose({ groupRooms: true })
    await choose({ groupRooms: true }, ada)
    const soon = await town.plannedSpace()
    await right(ada.client.spaces.performAction(soon, 'start'))
    await right(ada.client.spaces.performAction(soon, 'end'))
    await pass()
    expect(shown(PHONE)).toEqual([])
    await right(ada.client.spaces.performAction(await town.plannedSpace(), 'start'))
    await pass()
    expect([shown(PHONE).length, shown(LAPTOP).length]).toEqual([1, 0])
  })
})

describe('A browser whose subscription the push service has ended', () => {
  it('R4-119 gets no further pushes, and its settings show it', async () => {
    const { town, read, subscribe, say, pass, shown } = await pushTown()
    await subscribe()
    town.pushService.answers.push({ status: 410, retryAfterMs: null })
    await say('one')
    await pass()
    await say('two')
    await pass()
    expect(shown()).toHaveLength(1)
    expect(await read()).toMatchObject({ data: { is_on: 0 } })
  })
})

describe('A call to a member whose page is closed', () => {
  const ring = (town: Awaited<ReturnType<typeof pushTown>>['town'], isVideo = false) =>
    town.host().commit((chance) => ({
      type: 'call/Started',
      at: chance.at,
      xid: ADA,
      token: '',
      platform: 'web',
      to: BEN,
      isVideo,
      channelId: CALL,
      messageId: newMessageId(chance),
    }))
  const act = (town: Awaited<ReturnType<typeof pushTown>>['town'], type: 'Accepted' | 'Cancelled', xid = ADA) =>
    town.host().commit((chance) => ({
      type: `call/${type}`,
      at: chance.at,
      xid,
      token: '',
      platform: 'web',
      channelId: CALL,
      ...(type === 'Cancelled' ? { messageId: newMessageId(chance) } : {}),
    }))

  it('R4-118 rings at once, urgently and not longer than a call rings; its end replaces it by a missed call', async () => {
    const { town, subscribe, pass, shown } = await pushTown()
    await subscribe()
    ring(town, true)
    await settle()
    expect(shown()).toMatchObject([
      { kind: 'call', title: 'Loop', body: 'Incoming video call', tag: `call-${CALL}`, path: '/message/1000000001' },
    ])
    act(town, 'Cancelled')
    await settle()
    expect(shown()[1]).toMatchObject({ kind: 'missed', body: 'Missed call', tag: `call-${CALL}` })
    const [first, second] = town.pushService.requests
    expect(first).toMatchObject({ ttl: 60, urgency: 'high' })
    expect(second?.topic).toBe(first?.topic)
    await pass(60_000)
    expect(shown()).toHaveLength(2)
  })

  it('R4-118 that another device answers is closed on this one', async () => {
    const { town, ben, subscribe, shown } = await pushTown()
    await subscribe()
    ring(town)
    await town.chattingAs(ben)
    act(town, 'Accepted', BEN)
    await settle()
    expect(shown()).toMatchObject([{ kind: 'call' }, { kind: 'over', body: 'The call is over' }])
    act(town, 'Cancelled')
    await settle()
    expect(shown()).toHaveLength(2)
  })

  it('R4-117 R4-118 rings in quiet hours only if the member allows it', async () => {
    const { town, subscribe, choose, shown } = await pushTown()
    await subscribe()
    const quiet = { quiet: true, from: 0, until: 0 }
    await choose(quiet)
    ring(town)
    act(town, 'Cancelled')
    await settle()
    expect(shown()).toEqual([])
    await choose({ ...quiet, ringsInQuiet: true })
    ring(town)
    await settle()
    expect(shown()).toMatchObject([{ kind: 'call' }])
  })
})
