import { describe, expect, it } from 'vitest'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { recapCalls } from '../../../../../src/adapters/wire/calls/recap-calls'
import { ADA, BEN } from '../../../../wire/support/seeded-ids'
import { ROOM } from '../../../../wire/support/adapters'
import { WireTown } from '../../../../wire/support/simulated-town'
import { left, right } from '../../../support/client'
import { plainEvent } from '../../../../../src/domain/space'

/** The space of the square, which Ada hosts. Ben spoke for three minutes and was moved back to the listeners. */
const overSpace = async () => {
  const town = new WireTown()
  const { client: ada } = await town.as('ada@loop.example')
  const { client: ben } = await town.as('ben@loop.example')
  await right(ada.rooms.enter(ROOM))
  await right(ben.rooms.enter(ROOM))
  const say = (xid: typeof ADA, kind: 'unmute' | 'endMic', toXid: typeof ADA, after = 0) =>
    town.host().commit(({ at }) => ({
      type: 'RoomEventSaid',
      at: addMs(at, after),
      xid,
      event: { ...plainEvent, kind, channelId: ROOM, fromXid: xid, toXid },
    }))
  await right(ada.rooms.performAction({ kind: 'role', channelId: ROOM, xid: BEN, role: 'speaker' }))
  say(BEN, 'unmute', BEN)
  say(ADA, 'endMic', BEN, 180_000)
  await town.endedSpace()
  return { town, ada, ben }
}

describe('The recap of a space on the simulated server', () => {
  it('R2-015 lists who had an open microphone, with minutes: not the muted host, but the listener who was moved back', async () => {
    const { ada } = await overSpace()
    const text = (await right(ada.rest.call(recapCalls.summary, { channel_id: ROOM }))) ?? ''
    const lines = text.split('## In figures')[0]?.split('## Who spoke')[1]?.trim().split('\n') ?? []
    expect(lines).toContain('- **Ben**, 3 minutes')
    expect(lines.some((line) => line.includes('Ada'))).toBe(false)
  })

  it('R2-015 writes the recap in the language of its reader', async () => {
    const { town } = await overSpace()
    const call = { method: 'GET', path: '/api/live/space/summary', query: { channel_id: ROOM }, token: true } as const
    const { json } = await town.take(call, await town.as('ada@loop.example'), 'zh')
    const text = JSON.stringify(json)
    expect(text).toContain('## 谁发了言')
    expect(text).toContain('- **Ben**：3 分钟')
    expect(text).not.toMatch(/Who spoke|minutes|In figures/)
  })

  it('R2-189 the figures count all who came, and show the people over time up to the end', async () => {
    const { ben } = await overSpace()
    const { total, peak, curve, endedAt } = await right(ben.rest.call(recapCalls.figures, { channel_id: ROOM }))
    expect(total).toBeGreaterThanOrEqual(1_270)
    expect(Math.max(...curve.map(({ people }) => people))).toBe(peak)
    expect(curve.at(-1)).toEqual({ at: endedAt, people: 0 })
  })

  it('R2-189 gives a listener the figures, but not the text', async () => {
    const { ben } = await overSpace()
    await left(ben.rest.call(recapCalls.summary, { channel_id: ROOM }))
    const { voices, peak } = await right(ben.rest.call(recapCalls.figures, { channel_id: ROOM }))
    expect(voices.find(({ xid }) => xid === BEN)).toMatchObject({ name: 'Ben', isHost: false, seconds: 180 })
    expect(voices.some(({ xid }) => xid === ADA)).toBe(false)
    expect(peak).toBeGreaterThan(1_268)
  })
})
