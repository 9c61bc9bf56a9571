import { describe, expect, it, vi } from 'vitest'
import { Secret } from '../../../src/application/ports/browser/vault'
import { SessionId } from '../../../src/domain/kernel/ids'
import { makeLiveFeed } from '../../../src/adapters/socket/live-feed'
import { makeFakeClock, settle } from '../support/fake-clock'
import { makeFakeSockets } from '../support/fake-sockets'
import { memoryVault } from '../support/memory-ports'

const sessionId = ((id: unknown) => {
  if (SessionId.is(id)) return id
  throw new Error('no id')
})('session-1')
const PONG = '{"event":"pong","data":{}}'
const PING = '{"event":"ping","data":{}}'

const setUp = async () => {
  const clock = makeFakeClock()
  const vault = memoryVault()
  await vault.keep(sessionId, new Secret('tok'))
  const sockets = makeFakeSockets()
  /** When each ping was sent, and the time that its pong told. */
  const told: (readonly [sentAt: number, toldMs: number, stepMs: number])[] = []
  const feed = makeLiveFeed({
    sockets: sockets.driver,
    url: 'ws://h/ws',
    clock,
    vault,
    timeRequest: () => {
      const sentAt = clock.now()
      return (toldMs, stepMs) => told.push([sentAt, toldMs, stepMs])
    },
  })
  // The application counts unhandled frames, as this subscriber does.
  feed.frames$.subscribe(() => {
    feed.countDropped()
  })
  const connect = async () => {
    const heard: string[] = []
    const subscription = feed.connect(sessionId).subscribe((event) => {
      heard.push(event)
    })
    await settle()
    return { heard, subscription, socket: sockets.last() }
  }
  return { clock, feed, connect, told }
}

describe('The realtime socket', () => {
  it('R1-149 R2-278 WS-2 the realtime socket sends the session token in its first frame, not in the URL', async () => {
    const { connect } = await setUp()
    const { socket, heard } = await connect()
    expect(heard).toEqual([])
    socket.events.opened()
    expect(socket.url).not.toContain('tok')
    expect(socket.sent.map((text): unknown => JSON.parse(text))).toEqual([{ event: 'login', data: { token: 'tok' } }])
    expect(heard).toEqual(['opened'])
  })

  it('R1-149 R2-142 R2-321 WS-3 the realtime socket sends a ping every 5 s while the server responds', async () => {
    const { connect, clock } = await setUp()
    const { socket, heard } = await connect()
    socket.events.opened()
    await clock.advance(4_999)
    expect(socket.sent).toHaveLength(1)
    for (let pings = 1; pings <= 12; pings += 1) {
      await clock.advance(pings === 1 ? 1 : 5_000)
      expect(socket.sent.slice(1)).toEqual(Array.from({ length: pings }, () => PING))
      socket.events.received(PONG)
    }
    expect(heard).toEqual(['opened'])
  })

  it('each pong tells the time of the ping that it answers, even if a later ping is already on its way', async () => {
    const { connect, clock, told } = await setUp()
    const { socket } = await connect()
    const pong = (data: unknown) => socket.events.received(JSON.stringify({ event: 'pong', data }))
    const began = clock.now()
    socket.events.opened()
    await clock.advance(10_000)
    pong({ time: began + 5_100 })
    pong({ time: began + 10_100 })
    expect(told).toEqual([
      [began + 5_000, began + 5_100, 1],
      [began + 10_000, began + 10_100, 1],
    ])
    for (const data of [{}, { time: 'noon' }, { time: -1 }, { time: 1e300 }, { time: 0.5 }]) {
      await clock.advance(5_000)
      pong(data)
    }
    expect(told.slice(2).map(([, time]) => time)).toEqual([NaN, NaN, NaN, NaN, NaN])
  })

  it('WS-5 the realtime socket counts as closed 10 s after the first unanswered ping, and not before', async () => {
    const { connect, clock } = await setUp()
    const { socket, heard } = await connect()
    socket.events.opened()
    await clock.advance(14_999)
    expect(heard).toEqual(['opened'])
    await clock.advance(1)
    expect(heard).toEqual(['opened', 'closed'])
    expect(socket.closed).toBe(true)
    expect(clock.waiting()).toBe(0)
  })

  it('any frame from the server, even an invalid frame, keeps the realtime socket open', async () => {
    const { connect, clock, feed } = await setUp()
    const { socket, heard } = await connect()
    socket.events.opened()
    await clock.advance(14_000)
    socket.events.received('not json')
    await clock.advance(10_000)
    expect(heard).toEqual(['opened'])
    expect(feed.dropped()).toBe(1)
  })

  it('WS-3 ALL-6 the realtime socket sends a single ping after the tab slept through several pings', async () => {
    const { connect, clock } = await setUp()
    const { socket, heard } = await connect()
    socket.events.opened()
    await clock.advance(5_000)
    socket.events.received(PONG)
    await clock.sleep(3_600_000)
    expect(socket.sent.slice(1)).toEqual([PING, PING])
    socket.events.received(PONG)
    await clock.advance(14_000)
    expect(heard).toEqual(['opened'])
  })

  it('BI-299 BI-301 BI-311 BI-312 the realtime socket drops and counts invalid and unknown frames, and stays open', async () => {
    const { connect, feed } = await setUp()
    const { socket, heard } = await connect()
    socket.events.opened()
    for (const text of [
      'not json',
      '{"event":"unknown_event","data":{}}',
      '{"event":"__proto__","data":{}}',
      '{"type":"pong","data":{}}',
      null,
    ]) {
      socket.events.received(text)
    }
    socket.events.received(PONG)
    expect(feed.dropped()).toBe(5)
    expect(heard).toEqual(['opened'])
  })

  it.each([
    ['BI-300', 'space_end', null],
    ['BI-302', 'loop_private_room_calling', { from_xid: 'a', to_xid: 'someone-else', video_type: 1 }],
    ['BI-303', 'loop_private_room_calling', { from_xid: 'a', to_xid: 'me', video_type: 9, from_name: '<b>x' }],
    ['BI-304', 'loop_private_room_cancel', { channel_id: 'old' }],
    ['BI-305', 'mic_allow', { from: 'not-a-host' }],
    ['BI-306', 'bubble_ended', { bubble_event_id: 'never-joined' }],
    ['BI-307', 'bubble_clicked', { uid: 'other', rewards: '1e999' }],
    ['BI-308', 'price', { LOOP: 'NaN' }],
    ['BI-309', 'price', { LOOP: -1 }],
    ['BI-310', 'space_start_now', { channel_id: 'x', status: 3 }],
  ])(
    '%s ws_frame: the realtime socket counts the frame %s as dropped and stays open while no feature handles that frame',
    async (_id, name, data) => {
      const { connect, feed } = await setUp()
      const { socket, heard } = await connect()
      socket.events.opened()
      const rest = data === null ? {} : { data }
      socket.events.received(JSON.stringify({ type: name, ...rest }))
      socket.events.received(JSON.stringify({ event: name, ...rest }))
      // The frame parser of live rooms loads first.
      await vi.waitFor(() => expect(feed.dropped()).toBe(2), { timeout: 10_000 })
      expect(heard).toEqual(['opened'])
      expect(socket.sent).toHaveLength(1)
    },
  )

  it('WS-1 a realtime socket that was replaced publishes no event, even if the replaced socket closes late', async () => {
    const { connect } = await setUp()
    const old = await connect()
    old.socket.events.opened()
    old.subscription.unsubscribe()
    const fresh = await connect()
    fresh.socket.events.opened()
    old.socket.events.closed()
    await settle()
    expect(old.heard).toEqual(['opened'])
    expect(fresh.heard).toEqual(['opened'])
    expect(fresh.socket.closed).toBe(false)
  })

  it('the realtime socket closes and leaves no timer after unsubscribing', async () => {
    const { connect, clock } = await setUp()
    const { socket, subscription } = await connect()
    socket.events.opened()
    subscription.unsubscribe()
    expect(socket.closed).toBe(true)
    expect(clock.waiting()).toBe(0)
  })

  it('the realtime socket does not open when the client unsubscribes before the token was read', async () => {
    const { feed, connect } = await setUp()
    const first = feed.connect(sessionId).subscribe()
    first.unsubscribe()
    const { socket } = await connect()
    expect(socket.closed).toBe(false)
  })
})
