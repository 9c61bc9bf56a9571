import { describe, expect, it } from 'vitest'
import { inAudience, onStage, roomExitOf, warningAt } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { byRank, nextReport } from '../../../src/domain/space/room/room.rules'
import { isHostless, memberNameIn, roomMediaTarget } from '../../../src/domain/space/room/room.selectors'
import { NOON, noonPlus } from '../../support/builders/instant'
import { ann, ben, sender, vera } from '../../support/builders/person'
import { elsewhere, inRoom, spaceWith, square } from '../../support/builders/space'
import { given } from '../../support/given'
import { as, byHost, connected, enter, entered, hear, now } from './room-story'

describe('The members of a room', () => {
  const people = [inRoom({ ...vera, name: 'Zoe' }, 'audience'), inRoom(ben, 'speaker'), inRoom(ann, 'host')]

  it('the members of a room are sorted by role, then by name', () => {
    const [a, b] = [inRoom({ ...vera, name: 'A' }, 'speaker'), inRoom({ ...vera, name: 'B' }, 'speaker')]
    expect([
      byRank(a, b) < 0,
      byRank(b, a) > 0,
      byRank(a, a),
      byRank(inRoom(vera, 'guest'), a) < 0,
      byRank(inRoom(vera, 'host'), inRoom(vera, 'guest')) < 0,
      byRank(inRoom(vera, 'audience'), a) > 0,
    ]).toEqual([true, true, 0, true, true, true])
    const full = now(given(roomReducer, enter, entered('host', { people }), connected))
    expect([onStage(full).map(({ xid }) => xid), inAudience(full).map(({ name }) => name)]).toEqual([
      [ann.xid, ben.xid],
      ['Zoe'],
    ])
  })

  it('the name of a room member is found by xid, and is empty without an xid', () => {
    const listening = now(as('audience'))
    expect([memberNameIn(listening, ben.xid), memberNameIn(listening, null)]).toEqual([ben.name, ''])
  })

  it('a room is hostless for a listener once the last host has left, but never for a member who is a host', () => {
    expect([isHostless(now(as('audience'))), isHostless(now(as('host')))]).toEqual([false, false])
    expect(isHostless(now(as('audience').when(hear('left', { toXid: ben.xid }))))).toBe(true)
    expect(isHostless(now(as('host').when(hear('left', { toXid: ben.xid }))))).toBe(false)
  })

  it('the media target of a room contains a microphone and a share only after the member has started them', () => {
    const open = as('speaker').when({ type: 'space/OpenMic' }, { type: 'space/StartShare', kind: 'screen' })
    expect(roomMediaTarget(now(open))).toEqual({
      channelId: square,
      holdsMic: true,
      speaks: true,
      share: { kind: 'screen', n: 1 },
    })
    expect(roomMediaTarget(now(as('speaker')))).toEqual({
      channelId: square,
      holdsMic: false,
      speaks: false,
      share: null,
    })
  })

  it('a removed member sees the reason only for the room from which the member was removed', () => {
    const out = as('audience').when(byHost('kick'))
    expect([
      roomExitOf(out.state, square),
      roomExitOf(out.state, elsewhere),
      roomExitOf(as('audience').state, square),
    ]).toEqual(['kicked', null, null])
  })
})

describe('Entering again', () => {
  it('SPC-7 a member who enters the current room again in the same tab stays in the room with the microphone open', () => {
    const open = as('speaker').when({ type: 'space/OpenMic' })
    for (const leavesOther of [false, true]) expect(now(open.when({ ...enter, leavesOther }))).toEqual(now(open))
  })
})

describe('A host allows a member to use the microphone', () => {
  it('MIC-4 when a host allows a member the microphone, a guest stays a guest, and a listener becomes a speaker', () => {
    const guest = given(
      roomReducer,
      enter,
      entered('audience', { people: [inRoom(ben, 'host'), inRoom(ann, 'audience'), inRoom(vera, 'guest')] }),
      connected,
    )
    const allow = hear('allow', { fromXid: ben.xid, toXid: vera.xid })
    expect([guest, as('audience')].map((room) => now(room.when(allow)).members[vera.xid]?.role)).toEqual([
      'guest',
      'speaker',
    ])
  })
})

describe('The deadlines of a room', () => {
  it('only hosts see a warning one minute before the planned end of the room, until they dismiss the warning', () => {
    const host = as('host')
    expect([
      warningAt(now(host)),
      warningAt(now(host.when({ type: 'space/HideEndWarning' }))),
      warningAt(now(as('audience'))),
    ]).toEqual([noonPlus(3_540_000), null, null])
    expect(
      warningAt(
        now(
          given(
            roomReducer,
            enter,
            entered('host', { space: spaceWith({ endsAt: null, hosts: [sender(ann)] }) }),
            connected,
          ),
        ),
      ),
    ).toBeNull()
  })

  it('stats reports are due every 30 s after the entry, and missed reports are skipped', () => {
    expect(
      [NOON, noonPlus(29_999), noonPlus(30_000), noonPlus(95_000)].map((at) => nextReport(NOON, at) - NOON),
    ).toEqual([30_000, 30_000, 60_000, 120_000])
  })
})
