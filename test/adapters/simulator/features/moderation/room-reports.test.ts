import { describe, expect, it } from 'vitest'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { ChannelId, type Xid } from '../../../../../src/domain/kernel/ids'
import { put } from '../../../../../src/domain/kernel/table'
import type { ReportTarget } from '../../../../../src/domain/moderation'
import { brand, spaceCreated, START } from '../../state/town'
import {
  ada,
  ben,
  decide,
  GID,
  noticesOf,
  other,
  outcome,
  report,
  reporter,
  sky,
  stranger,
  town,
  viewOf,
} from './moderation-town'

const channelId = brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab')
const then = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((now, input) => applyInput(now, input).world, world)
const community = town.communities[GID]
if (community === undefined) throw new Error('the group is missing')
/** Other and Ben are admins. Other hosts a live room with Ben and Reporter in it. */
const staffed = { ...town, communities: put(town.communities, GID, { ...community, adminXids: [other, ben] }) }
const joins = (xid: Xid): ServerInput => ({ type: 'SpaceJoined', at: START, xid, channelId, token: `token-${xid}` })
const live = then(
  staffed,
  spaceCreated(other, channelId, GID),
  { type: 'SpaceStarted', at: START, xid: other, channelId },
  joins(ben),
  joins(reporter),
)
const room: ReportTarget = { kind: 'room', place: '', id: channelId }
const inRoom = (id: Xid): ReportTarget => ({ kind: 'person', place: channelId, id })
const nameOf = (xid: Xid): string => town.accounts[xid]?.name ?? '-'
const reported = then(live, report(reporter, room))
const NOTHING = 'There is nothing here that you can report'

describe('Reports of a room on the simulated server', () => {
  it('R4-716 the row has the title, the host, the start, the state and the place of the room', () => {
    expect(viewOf(reported)).toMatchObject([
      {
        kind: 'room',
        name: 'Tea',
        gid: GID,
        placeName: community.name,
        channelId,
        room: { host: nameOf(other), startsAt: START, status: 'started' },
      },
    ])
  })

  it('R4-716 owner, admins and super users see it, and the host and plain members do not', () => {
    const sees = (xid: Xid): number => viewOf(reported, xid).length
    expect([ada, ben, other, reporter, stranger].map(sees)).toEqual([1, 1, 0, 0, 0])
    expect(outcome(reported, decide('endRoom', other))).toBe('Only the staff of the group decides about this report')
    expect(outcome(reported, decide('endRoom', sky))).toBe('Done')
  })

  it('R4-716 a decider ends the room, or acts on its host, and nothing that fits only a message', () => {
    const bans = ['remove', 'banHour', 'banDay', 'banWeek', 'banForever']
    expect(viewOf(reported)[0]?.acts).toEqual(['dismiss', 'endRoom', ...bans])
    expect(viewOf(reported, ben)[0]?.acts).toEqual(['dismiss', 'endRoom'])
    expect(outcome(reported, decide('delete'))).not.toBe('Done')
  })

  it('R4-716 ending the room closes it for everyone, and the host and the reporter get a notification', () => {
    const { world, outputs } = applyInput(then(live, report(ben, room)), decide('endRoom'))
    expect(world.spaces[channelId]).toMatchObject({ status: 'ended', seats: {} })
    expect(outputs.flatMap((one) => (one.type === 'SpaceTold' ? [one.what] : []))).toContain('SpaceEnded')
    expect(noticesOf(world, other).slice(0, 2)).toEqual(['roomEnded', 'No ads'])
    expect(noticesOf(world, ben)).toContain('reportActedOn')
  })

  it('R4-716 the row of a room that is over says so, and offers no end', () => {
    const over = then(reported, { type: 'SpaceClosed', at: START, xid: other, channelId })
    expect(viewOf(over)).toMatchObject([{ room: { status: 'ended' } }])
    expect(viewOf(over)[0]?.acts).not.toContain('endRoom')
    expect(outcome(over, decide('endRoom'))).not.toBe('Done')
  })

  it('R4-716 nobody reports the own room, an unknown room, or a room that they cannot see', () => {
    expect(outcome(live, report(other, room))).toBe(NOTHING)
    expect(outcome(live, report(stranger, room))).toBe(NOTHING)
    expect(outcome(live, report(reporter, { ...room, id: 'none' }))).toBe(NOTHING)
  })
})

describe('Reports of a person in a room', () => {
  it('R4-716 the staff of the room’s group decides, and sees the room', () => {
    const world = then(live, report(reporter, inRoom(ben)))
    expect(viewOf(world)).toMatchObject([
      { kind: 'person', name: nameOf(ben), gid: GID, room: { host: nameOf(other) } },
    ])
    expect(viewOf(world, ben)).toEqual([])
    expect(viewOf(world)[0]?.acts).not.toContain('endRoom')
  })

  it('R4-716 the report of a person who was not in the room goes to super users', () => {
    const world = then(live, report(ben, inRoom(ada)))
    expect([viewOf(world).length, viewOf(world, sky).length]).toEqual([0, 1])
    expect(viewOf(world, sky)).toMatchObject([{ gid: null, room: null }])
  })
})
