import { describe, expect, it } from 'vitest'
import type { ServerInputOf, ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import {
  highlightsFor,
  infoFor,
  listedFor,
  remindersOf,
  spacesOfGroup,
  statsFor,
  attendees,
} from '../../../../../src/adapters/simulator/state/spaces/spaces'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { ChannelId, Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { plainEvent, type RoomEvent } from '../../../../../src/domain/space'
import { brand, personBy, START, townOf } from '../town'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
const square = channelOf('10000001', 1)
const soon = brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab')
const terms: ServerInputOf<'SpaceCreated'>['terms'] = {
  title: 'Tea',
  startsAt: START,
  endsAt: addMs(START, 3_600_000),
  micMode: 'limited',
  announcement: '',
  locale: 'en',
}
const create = (xid: Xid): ServerInput => ({
  type: 'SpaceCreated',
  at: START,
  xid,
  gid: '10000001',
  channelId: soon,
  inviteKey: 'Key0000001',
  terms,
})
const of = (
  type: 'SpaceStarted' | 'SpaceClosed' | 'SpaceRemoved' | 'SpaceLeft' | 'SpaceReported',
  xid: Xid,
  at = START,
): ServerInput => ({ type, at, xid, channelId: soon })
const joined = (xid: Xid): ServerInput => ({
  type: 'SpaceJoined',
  at: START,
  xid,
  channelId: soon,
  token: `token-of-${xid}`,
})
const sent = (xid: Xid, kind: RoomEvent['kind'], toXid: Xid | null = null, at = START): ServerInput => ({
  type: 'RoomEventSaid',
  at,
  xid,
  event: { ...plainEvent, kind, channelId: soon, fromXid: ada, toXid, emoji: '🎉' },
})
const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
const outcome = (world: ServerState, input: ServerInput) =>
  applyInput(world, input).outputs.map((output) =>
    output.type === 'RoomTold' ? output.event.kind : output.type === 'Refused' ? output.words : output.type,
  )
const seat = (world: ServerState, xid: Xid) => world.spaces[soon]?.seats[xid]

const made = after(town, create(ada))
const live = after(made, of('SpaceStarted', ada))
const full = after(live, joined(ada), joined(ben), joined(sky))

describe('Spaces on the simulated server', () => {
  it('the list of spaces contains the live and planned spaces of the chosen period and language, live spaces first', () => {
    expect(listedFor(town, ada, 'month', undefined, START).map(({ status }) => status)).toEqual([
      'started',
      'started',
      'started',
      'prepare',
      'prepare',
      'prepare',
    ])
    expect(listedFor(town, ada, 'day', undefined, START)).toHaveLength(4)
    expect(listedFor(town, ada, 'month', 'zh', START).map(({ locale }) => locale)).toEqual(['zh'])
    expect(highlightsFor(town, ada)[0]?.audience ?? 0).toBeGreaterThanOrEqual(0)
    expect(spacesOfGroup(town, ada, '10000001').map(({ channelId }) => channelId)).toEqual([square])
  })

  it('R1-218 admins and super users, but not plain members, may create a space in a group, and the creator is the host', () => {
    expect([create(ada), create(sky)].map((input) => outcome(town, input))).toEqual([
      ['Done', 'SpaceTold'],
      ['Done', 'SpaceTold'],
    ])
    expect(outcome(town, create(ben))).toEqual(['You have no permission to do this'])
    expect(
      outcome(town, {
        ...terms,
        type: 'SpaceCreated',
        at: START,
        xid: ada,
        gid: '10000001',
        channelId: soon,
        inviteKey: 'k',
        terms: { ...terms, title: ' ' },
      }),
    ).toEqual(['A space needs a title'])
    expect(made.spaces[soon]).toMatchObject({ status: 'prepare', hostXids: [ada] })
  })

  it('R2-113 R2-114 R2-115 R2-186 only hosts can start, end and delete a space', () => {
    for (const type of ['SpaceStarted', 'SpaceClosed', 'SpaceRemoved'] as const) {
      expect(outcome(made, of(type, ben))).toEqual(['You have no permission to do this'])
      expect(outcome(made, of(type, ada))).toEqual(['Done', 'SpaceTold'])
    }
    expect(after(made, of('SpaceClosed', ada)).spaces[soon]?.status).toBe('ended')
    expect(after(made, of('SpaceRemoved', ada)).spaces[soon]).toBeUndefined()
    expect(outcome(live, of('SpaceRemoved', ada))).toEqual(['You have no permission to do this'])
    expect(outcome(after(made, of('SpaceClosed', ada)), of('SpaceStarted', ada))).toEqual(['This space is over'])
  })

  it('R1-005 R2-188 the owner of the group may edit a planned space, but a plain member may not, and nobody may edit a live space', () => {
    const owner = town.communities['10000001']?.ownerXid ?? ada
    const edit = (xid: Xid): ServerInput => ({
      type: 'SpaceChanged',
      at: START,
      xid,
      channelId: soon,
      terms: { ...terms, title: 'Coffee' },
    })
    expect(after(made, edit(owner)).spaces[soon]?.title).toBe('Coffee')
    expect([outcome(made, edit(ben)), outcome(live, edit(ada))]).toEqual([
      ['You have no permission to do this'],
      ['You have no permission to do this'],
    ])
  })

  it('R2-120 a member enters a live space as audience, and a host of the space enters as host', () => {
    expect([seat(full, ada)?.role, seat(full, ben)?.role, seat(full, sky)?.role]).toEqual([
      'host',
      'audience',
      'audience',
    ])
    expect(attendees(full, full.spaces[soon] ?? fail())[0]?.xid).toBe(ada)
    expect(outcome(made, joined(ben))).toEqual(['This space is not live'])
  })

  it('R2-126 MIC-3 a request to speak is granted at once in open mode, and notifies the hosts in limited mode', () => {
    expect(outcome(full, sent(ben, 'request'))).toEqual(['request', 'place', 'place', 'place'])
    const open = after(full, { type: 'SpaceModeSet', at: START, xid: ada, channelId: soon, mode: 'open' })
    expect(outcome(open, sent(ben, 'request'))).toEqual(['allow'])
    expect(seat(after(open, sent(ben, 'request')), ben)?.role).toBe('speaker')
  })

  it('MIC-6 a host can grant a request to speak within 10 s, and a later grant only invites the person to speak', () => {
    const asked = after(full, sent(ben, 'request'))
    expect(seat(after(asked, sent(ada, 'allow', ben, addMs(START, 10_000))), ben)?.role).toBe('speaker')
    const late = applyInput(asked, sent(ada, 'allow', ben, addMs(START, 10_001)))
    expect([seat(late.world, ben)?.role, late.outputs]).toMatchObject(['audience', [{ type: 'RoomTold', only: ben }]])
    expect(seat(after(late.world, sent(ben, 'request', null, addMs(START, 12_000))), ben)?.role).toBe('speaker')
    expect(outcome(asked, sent(ada, 'allow', ben, addMs(START, 30_001)))).toEqual(['Done'])
  })

  it('R2-131 R2-292 MIC-4 MIC-5 SPC-5 only hosts can send host events in a space, whichever sender a frame names', () => {
    for (const kind of ['allow', 'invite', 'endMic', 'mute', 'unmute', 'mode', 'kick', 'role'] as const) {
      expect([kind, applyInput(full, sent(ben, kind, ada)).world === full]).toEqual([kind, true])
    }
    expect(outcome(full, { type: 'SpaceKicked', at: START, xid: ben, channelId: soon, target: ada })).toEqual([
      'not host',
    ])
    expect(outcome(full, { type: 'SpaceModeSet', at: START, xid: ben, channelId: soon, mode: 'open' })).toEqual([
      'not host',
    ])
    expect(
      outcome(full, { type: 'SpaceRoleSet', at: START, xid: ben, channelId: soon, target: ada, role: 'audience' }),
    ).toEqual(['not host'])
  })

  it('R2-129 R2-130 R2-128 a host can permanently kick a person out of a space, change the role and mute the microphone', () => {
    const kicked = after(full, { type: 'SpaceKicked', at: START, xid: ada, channelId: soon, target: ben })
    expect([seat(kicked, ben), outcome(kicked, joined(ben))]).toEqual([
      undefined,
      ['You have been removed from this space'],
    ])
    const guest = after(full, {
      type: 'SpaceRoleSet',
      at: START,
      xid: ada,
      channelId: soon,
      target: ben,
      role: 'guest',
    })
    expect(seat(guest, ben)?.role).toBe('guest')
    const held = after(guest, sent(ben, 'unmute', ben), sent(ada, 'mute', ben))
    expect([
      seat(held, ben)?.mic,
      seat(after(held, sent(ben, 'unmute', ben)), ben)?.mic,
      seat(after(held, sent(ada, 'unmute', ben)), ben)?.mic,
    ]).toEqual(['held', 'held', 'off'])
    expect(seat(after(guest, sent(ada, 'endMic', ben)), ben)?.role).toBe('audience')
  })

  it('SPC-5 a super user can kick a host out of a space, but another host cannot', () => {
    const two = after(full, { type: 'SpaceRoleSet', at: START, xid: ada, channelId: soon, target: ben, role: 'host' })
    const kick = (xid: Xid): ServerInput => ({ type: 'SpaceKicked', at: START, xid, channelId: soon, target: ada })
    expect(outcome(two, kick(ben))).toEqual(['They are not in this space'])
    expect(applyInput(two, kick(sky)).outputs).toMatchObject([
      { type: 'Done' },
      { type: 'RoomTold', event: { kind: 'kick', fromXid: null, toXid: ada } },
    ])
  })

  it('R2-130 only the person who began a space can take the host role from a host, who then has no host rights', () => {
    const setRole = (xid: Xid, target: Xid, role: 'host' | 'speaker' = 'speaker'): ServerInput => ({
      type: 'SpaceRoleSet',
      at: START,
      xid,
      channelId: soon,
      target,
      role,
    })
    const kicksSky: ServerInput = { type: 'SpaceKicked', at: START, xid: ben, channelId: soon, target: sky }
    const two = after(full, setRole(ada, ben, 'host'), setRole(ada, sky, 'host'))
    expect([outcome(two, setRole(ben, ada)), outcome(two, setRole(ben, sky))]).toEqual([
      ['They are not in this space'],
      ['They are not in this space'],
    ])
    expect(two.spaces[soon]?.hostXids).toEqual([ada, ben, sky])
    expect(applyInput(two, setRole(ada, ben)).outputs).toMatchObject([
      { type: 'Done' },
      { type: 'RoomTold', only: null, event: { kind: 'role', fromXid: ada, toXid: ben, role: 'speaker' } },
    ])
    const one = after(two, setRole(ada, ben))
    expect([seat(one, ben)?.role, one.spaces[soon]?.hostXids]).toEqual(['speaker', [ada, sky]])
    const rights = [of('SpaceClosed', ben), kicksSky, setRole(ben, sky), sent(ben, 'mute'), sent(ben, 'endMic', sky)]
    for (const input of rights) expect(outcome(one, input)).toEqual([expect.stringMatching(/permission|not host/)])
  })

  it('R2-130 the person who began a space can do nothing more to a host than take the role', () => {
    const two = after(full, { type: 'SpaceRoleSet', at: START, xid: ada, channelId: soon, target: ben, role: 'host' })
    expect(outcome(two, { type: 'SpaceKicked', at: START, xid: ada, channelId: soon, target: ben })).toEqual([
      'They are not in this space',
    ])
    expect(seat(after(two, sent(ada, 'endMic', ben)), ben)?.role).toBe('host')
  })

  it('a space continues when the host leaves, and ends at the planned end', () => {
    const alone = after(full, of('SpaceLeft', ada))
    expect(alone.spaces[soon]?.status).toBe('started')
    const up = (at: typeof START): ServerInput => ({ type: 'SpaceTimeUp', at, channelId: soon })
    expect(after(alone, up(addMs(START, 3_599_999))).spaces[soon]?.status).toBe('started')
    expect(after(alone, up(addMs(START, 3_600_000))).spaces[soon]).toMatchObject({ status: 'ended', seats: {} })
    expect(outcome(full, of('SpaceClosed', ben))).toEqual(['You have no permission to do this'])
  })

  it('R2-087 the summary of an ended space contains the number of people who entered, the comments and the duration', () => {
    const ended = after(full, of('SpaceClosed', ada, addMs(START, 90_000)))
    expect(statsFor(ended, ended.spaces[soon] ?? fail())).toMatchObject({ tuned: 3, comments: 0, duration: 90 })
    expect(outcome(full, of('SpaceReported', ben))).toEqual(['They are not in this space'])
    expect(after(full, of('SpaceReported', ada)).spaces[soon]?.reports).toBe(1)
  })

  it('a test can fill a space with twenty speakers and two hundred listeners, all of them simulated members', () => {
    const filled = after(town, { type: 'RoomFilled', at: START, channelId: square, onStage: 20, listening: 200 })
    const people = attendees(filled, filled.spaces[square] ?? fail())
    expect([
      people.filter(({ role }) => role !== 'audience').length,
      people.filter(({ role }) => role === 'audience').length,
    ]).toEqual([20, 200])
    expect(people.filter(({ xid }) => filled.accounts[xid]?.email !== null)).toEqual([])
    expect(new Set(people.map(({ xid }) => xid)).size).toBe(220)
    expect(outcome(town, { type: 'RoomFilled', at: START, channelId: soon, onStage: 20, listening: 200 })).toEqual([
      'There is no such space',
    ])
  })

  it('a member can ask for a reminder of a space, but a visitor cannot', () => {
    const reminded = after(made, { type: 'SpaceReminded', at: START, xid: ben, channelId: soon, on: true })
    expect([remindersOf(reminded, ben).length, remindersOf(reminded, ada).length]).toEqual([1, 0])
    expect(infoFor(reminded, reminded.spaces[soon] ?? fail(), ben)?.space.isReminded).toBe(true)
    const visitor = after(made, { type: 'VisitorCame', source: '', at: START, deviceId: 'd1', token: 't1', draw: 5 })
    expect(
      outcome(visitor, {
        type: 'SpaceReminded',
        at: START,
        xid: brand(Xid.is, visitor.byDevice['d1'] ?? ''),
        channelId: soon,
        on: true,
      }),
    ).toEqual(['You have no permission to do this'])
  })
})

function fail(): never {
  throw new Error('there is no such space')
}
