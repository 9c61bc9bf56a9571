import { describe, expect, it } from 'vitest'
import { isHostHere, mayUnmakeHost } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import type { Xid } from '../../../src/domain/kernel/ids'
import { ann, ben, sender, vera } from '../../support/builders/person'
import { inRoom, spaceWith, square } from '../../support/builders/space'
import { given, type Step } from '../../support/given'
import { connected, enter, entered, hear, now, rosterOf } from './room-story'

/** Ann, Ben and Vera are hosts of a space that `founder` began. */
const begunBy = (founder: Xid | null) =>
  given(
    roomReducer,
    enter,
    entered('host', {
      space: spaceWith({ founderXid: founder, hosts: [sender(ben), sender(ann), sender(vera)] }),
      people: [inRoom(ben, 'host', 'on'), inRoom(ann, 'host', 'on'), inRoom(vera, 'host')],
    }),
    connected,
  )
const unmake: Step = { type: 'space/SetLiveRole', xid: vera.xid, role: 'speaker' }
const sent = (founder: Xid | null): readonly unknown[] =>
  Object.values(begunBy(founder).when(unmake).asked()).filter((input) => JSON.stringify(input).includes('"role"'))

describe('The person who began a space', () => {
  it('R2-130 takes the host role from a host, and no other host can do so', () => {
    expect(sent(ann.xid)).toEqual([{ n: 1, act: { kind: 'role', channelId: square, xid: vera.xid, role: 'speaker' } }])
    for (const other of [ben.xid, null]) expect(sent(other)).toEqual([])
  })

  it.each([
    ['the founder, of another host', ann.xid, vera.xid, true],
    ['the founder, of themselves', ann.xid, ann.xid, false],
    ['another host', ben.xid, vera.xid, false],
    ['a host of a space whose server names no founder', null, vera.xid, false],
  ])('R2-130 the action is offered to the founder alone: %s', (_who, founder, target, isOffered) => {
    expect(mayUnmakeHost(rosterOf(begunBy(founder)), target)).toBe(isOffered)
  })

  it('R2-130 SPC-5 everybody sees the new role, and the server and clients ignore what the former host still sends', () => {
    const fromBen = hear('role', { fromXid: ben.xid, toXid: vera.xid, role: 'speaker' })
    const seen = begunBy(ben.xid).when(fromBen)
    expect(rosterOf(seen).members[vera.xid]?.role).toBe('speaker')
    expect(rosterOf(seen).hostXids).toEqual([ben.xid, ann.xid])
    const late = seen.when(hear('role', { fromXid: vera.xid, toXid: ann.xid, role: 'audience' }))
    expect(now(late).role).toBe('host')
    expect(rosterOf(begunBy(null).when(fromBen)).members[vera.xid]?.role).toBe('host')
  })

  it('R2-130 a host who is unmade keeps the microphone, loses the rights of a host at once, and reads who did it', () => {
    const room = begunBy(ben.xid).when(
      { type: 'space/OpenMic' },
      hear('request', { fromXid: vera.xid }),
      hear('role', { fromXid: ben.xid, toXid: ann.xid, role: 'speaker' }),
    )
    expect([now(room).role, isHostHere(now(room)), now(room).mic.on, now(room).queue]).toEqual([
      'speaker',
      false,
      true,
      [],
    ])
    expect(now(room).notices).toMatchObject([{ kind: 'notHost', byXid: ben.xid }])
    const before = Object.keys(room.asked())
    expect(Object.keys(room.when({ type: 'space/EndRoom' }, { type: 'space/MuteAll' }).asked())).toEqual(before)
  })
})
