import { describe, expect, it, vi } from 'vitest'
import { settle } from '../adapters/support/fake-clock'
import { heardRows, saidRows } from './frames'
import { ROOM } from './support/adapters'
import { differenceOf } from './support/compare'
import { wireFixtureOf } from './support/wire-fixture'
import type { WireFrame } from './support/call-row'
import { callerIn, playedFields } from './support/scene'
import { WireTown } from './support/simulated-town'
import { declaredEvents } from './support/wire'

const JOINED: WireFrame = {
  event: 'joined',
  data: { xid: 'a000000001', is_forwarded: false, peers: [], voices: [], ice_servers: [], is_relay_only: false },
}
const WITH_BEN: WireFrame = {
  event: 'joined',
  data: { ...JOINED.data, peers: [{ peer: 'peer-of-ben-0001', xid: 'b000000002', kinds: [] }] },
}
const PEER = 'r1xxxxxxxxxxxxxxxxxxxx'

const isFrame = (u: unknown): u is WireFrame => typeof u === 'object' && u !== null && 'event' in u && 'data' in u
const named = <R extends { readonly proves: string; readonly line: string; readonly frame: WireFrame }>(
  rows: readonly R[],
) =>
  rows.map(
    (row) =>
      [
        `${row.proves} /${row.line} ${row.frame.event} ${JSON.stringify(row.frame.data).slice(0, 90)}`.trim(),
        row,
      ] as const,
  )
/** The first frame on each socket. */
const LOGIN: Readonly<Record<string, (token: string) => WireFrame>> = {
  ws: (token) => ({ event: 'login', data: { token } }),
  im: (token) => ({ event: 'login', data: { token, platform_id: 5 } }),
  rtc: (token) => ({ event: 'join', data: { channel_id: ROOM, token, peer: PEER } }),
}
const tokenIn: Readonly<Record<string, string>> = { ws: 'token-of-ada', im: 'chat-token', rtc: 'pass-of-ada' }

describe('Every frame that the client sends', () => {
  it.each(named(saidRows))(
    'the client sends the frame %s exactly as specified, and reads the response if there is one',
    async (_name, { line, frame, says, answer, reads }) => {
      const bench = await wireFixtureOf(line, WITH_BEN)
      const asked = Promise.resolve(says(bench))
      await vi.waitFor(() => {
        expect(bench.said().findLast((one) => isFrame(one) && one.event === frame.event)).toEqual(frame)
      })
      if (answer !== undefined) await bench.hear(answer)
      const read = await asked
      expect({ read: reads === undefined ? undefined : read }).toMatchObject({
        read: reads === undefined ? undefined : { right: reads },
      })
    },
  )

  it.each(named(saidRows))(
    'the simulator accepts the frame %s, and any response has the specified fields',
    async (_name, { line, frame, answer, inTown }) => {
      const town = new WireTown()
      const scene = (await inTown?.(town)) ?? {}
      const caller = await callerIn(town, scene)
      if (caller === null) throw new Error('nobody has no line')
      const { heard, say, token } = await town.lineOf(line, caller)
      const login = LOGIN[line]?.(token) ?? frame
      const cast = { ...scene.cast, [tokenIn[line] ?? '']: token }
      if (login.event !== frame.event) await say(login)
      await say({ event: frame.event, data: playedFields(frame.data, { cast }) })
      const reply = heard.filter(isFrame).find(({ event }) => event === answer?.event)
      expect(reply?.event).toBe(answer?.event)
      expect(answer === undefined ? [] : differenceOf(answer.data, reply?.data, frame.event)).toEqual([])
      expect(reply?.data ?? {}).toMatchObject(answer?.event === 'ack' ? { code: 0, msg: '', request_id: '1' } : {})
    },
  )
})

describe('Every frame that the client receives', () => {
  it.each(named(heardRows))('the client reads the frame %s as specified', async (_name, { line, frame, tells }) => {
    const bench = await wireFixtureOf(line, frame.event === 'joined' ? frame : WITH_BEN)
    const before = bench.told.length - (frame.event === 'joined' ? 1 : 0)
    const dropped = bench.liveFeed.dropped()
    if (frame.event !== 'joined') await bench.hear(frame)
    // The reader of space frames loads with the first such frame.
    await vi.waitFor(() => {
      expect(bench.told.slice(before)).toMatchObject(tells === undefined ? [] : [tells])
    })
    expect(bench.liveFeed.dropped()).toBe(dropped)
  })

  it.each(named(heardRows))(
    'the simulator sends the frame %s with the specified fields',
    async (_name, { line, frame, to = 'ada@loop.example', first, cause }) => {
      const town = new WireTown()
      await first?.(town)
      const { heard, say, token } = await town.lineOf(line, await town.as(to))
      await say(LOGIN[line]?.(token) ?? frame)
      const before = cause === undefined ? 0 : heard.length
      await cause?.(town)
      await settle()
      const said = heard
        .slice(before)
        .filter(isFrame)
        .filter(({ event }) => event === frame.event)
      expect(said.length).toBeGreaterThan(0)
      expect(said.map(({ data }) => differenceOf(frame.data, data, frame.event))).toContainEqual([])
    },
  )
})

describe('The table of frames', () => {
  const rows: readonly string[] = [...saidRows, ...heardRows].map(({ line, frame: { event } }) => `${line} ${event}`)

  it('the table contains every frame that the wire declares, and no other frame', () => {
    expect(declaredEvents.length).toBeGreaterThan(40)
    expect(declaredEvents.filter((one) => !rows.includes(one))).toEqual([])
    expect(rows.filter((one) => !declaredEvents.includes(one))).toEqual([])
  })
})
