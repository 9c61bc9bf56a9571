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
  return { ada, ben }
}

describe('The recap of a space on the simulated server', () => {
  it('R2-015 lists who had an open microphone, with minutes: not the muted host, but the listener who was moved back', async () => {
    const { ada } = await overSpace()
    const text = (await right(ada.rest.call(recapCalls.summary, { channel_id: ROOM }))) ?? ''
    const lines = text.split('## In figures')[0]?.split('## Who spoke')[1]?.trim().split('\n') ?? []
    expect(lines).toContain('- **Ben**, 3 minutes')
    expect(lines.some((line) => line.includes('Ada'))).toBe(false)
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
