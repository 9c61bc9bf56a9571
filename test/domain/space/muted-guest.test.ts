import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Step } from '../../support/given'
import { as, byHost, speaks, type Room } from './room-story'

it('MIC-7 a muted guest is never heard, whatever the order of events', () => {
  const event = fc.constantFrom<Step>(
    { type: 'space/OpenMic' },
    { type: 'space/CloseMic' },
    { type: 'space/RequestMic' },
    byHost('allow'),
    byHost('mute'),
    byHost('role', { role: 'guest' }),
  )
  const muted = as('speaker').when({ type: 'space/OpenMic' }, byHost('mute'))
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let room: Room = muted
      for (const one of events) {
        room = room.when(one)
        expect(speaks(room)).toBe(false)
      }
    }),
  )
})
