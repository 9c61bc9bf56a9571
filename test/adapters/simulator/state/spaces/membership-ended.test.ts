import { describe, expect, it } from 'vitest'
import { makeRoomTokens } from '../../../../../src/adapters/simulator/make-room-tokens'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { detailsFor } from '../../../../../src/adapters/simulator/state/features/identity/views'
import { noticesSlice } from '../../../../../src/adapters/simulator/state/features/notification/notifications'
import { runningIn } from '../../../../../src/adapters/simulator/state/features/restream/feature'
import type { RestreamInput } from '../../../../../src/adapters/simulator/state/features/restream/feature'
import { readersIn, type CaptionsInput } from '../../../../../src/adapters/simulator/state/features/captions/feature'
import type { ServerInput, ServerInputOf } from '../../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { attendees, isHostIn, remindersOf, spaceOf } from '../../../../../src/adapters/simulator/state/spaces/spaces'
import { ChannelId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { brand, personBy, START, townOf } from '../town'
import { plainEvent } from '../../../../../src/domain/space'

const town = townOf(1)
const [ada, ben] = [personBy(town, 'ada@loop.example'), personBy(town, 'ben@loop.example')]
/** Ada's private group, in which Ben is a member. */
const GROUP = '470000047'
const [live, planned] = [
  brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab'),
  brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ac'),
]
const TOKEN = 'token-of-ben'
const terms: ServerInputOf<'SpaceCreated'>['terms'] = {
  title: 'Tea',
  startsAt: START,
  endsAt: addMs(START, 3_600_000),
  micMode: 'open',
  announcement: '',
  locale: 'en',
}
const create = (channelId: ChannelId): ServerInput => ({
  type: 'SpaceCreated',
  at: START,
  xid: ada,
  gid: GROUP,
  channelId,
  inviteKey: 'Key0000001',
  terms,
})
const base = { at: START, xid: ben, channelId: live } as const
const push = { type: 'restream/PushStarted', entryId: 'e1', token: 't1', session: 's1', ...base } as const
const stream: readonly RestreamInput[] = [
  {
    type: 'restream/Added',
    at: START,
    xid: ben,
    id: 'e1',
    platform: 'youtube',
    name: 'Mine',
    address: 'rtmp://a.rtmp.youtube.com/live2',
    key: 'abcd-1234',
  },
  { type: 'restream/TokenGiven', token: 't1', ...base },
  push,
]
const pushAgain: RestreamInput = { ...push, session: 's2' }
const captions: CaptionsInput = { type: 'captions/Joined', ...base }
const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)

/** Ben is a host of the live space with an open microphone, a restream and captions, and has a reminder for the other. */
const full = after(
  { ...town, tokens: { ...town.tokens, [TOKEN]: ben } },
  create(live),
  create(planned),
  { type: 'SpaceStarted', at: START, xid: ada, channelId: live },
  { type: 'SpaceJoined', at: START, xid: ada, channelId: live, token: 'token-of-ada' },
  { type: 'SpaceJoined', token: TOKEN, ...base },
  { type: 'SpaceRoleSet', at: START, xid: ada, channelId: live, target: ben, role: 'host' },
  { type: 'SpaceReminded', at: START, xid: ben, channelId: planned, on: true },
  ...stream,
  captions,
)

const WAYS: readonly (readonly [string, ServerInput])[] = [
  [
    'is removed from it',
    { type: 'MemberRemoved', at: START, xid: ada, gid: GROUP, uid: full.accounts[ben]?.uid ?? '' },
  ],
  ['leaves it', { type: 'GroupLeft', at: START, xid: ben, gid: GROUP, successor: null }],
  ['was a member until the owner dissolved it', { type: 'GroupDissolved', at: START, xid: ada, gid: GROUP }],
]

const passes = makeRoomTokens({ id: () => 'secret-of-this-process' })
const pass = passes.issue(full, live, ben, TOKEN) ?? ''

/** Everything that the group gave to Ben. */
const rightsOf = (world: ServerState, xid: Xid = ben) => {
  const [space, account] = [spaceOf(world, live), world.accounts[xid]]
  const said = (kind: 'unmute' | 'reaction'): ServerInput => ({
    type: 'RoomEventSaid',
    at: START,
    xid,
    event: { ...plainEvent, kind, channelId: live, fromXid: xid, toXid: xid, emoji: '🎉' },
  })
  const works = (input: ServerInput): boolean =>
    !applyInput(world, input).outputs.some(({ type }) => type === 'Refused')
  return {
    seat: space?.seats[xid] !== undefined,
    listed: space !== undefined && attendees(world, space).some((one) => one.xid === xid),
    pass: passes.issue(world, live, xid, TOKEN) !== null,
    usesOldPass: passes.holderOf(world, pass) !== null,
    speaks: works(said('unmute')),
    reacts: works(said('reaction')),
    hosts: space !== undefined && isHostIn(world, space, xid),
    closes: works({ type: 'SpaceClosed', at: START, xid, channelId: live }),
    restreams: runningIn(world, live) !== null,
    startsRestream: works(pushAgain),
    captions: readersIn(world, live).length > 0,
    reminded: remindersOf(world, xid).length > 0,
    profileRoom: account !== undefined && detailsFor(world, account, ada).live !== null,
  }
}
const NOTHING = Object.fromEntries(Object.keys(rightsOf(full)).map((right) => [right, false]))

describe('SPC-5 What a group gives to a member', () => {
  it('a member of the group has a seat, a media pass, host powers, a restream, captions and a reminder', () => {
    const { startsRestream: _, ...rights } = rightsOf(full)
    expect(Object.values(rights)).not.toContain(false)
  })

  it.each(WAYS)('MIC-7 an account that %s keeps no right in the spaces of the group', (_, input) => {
    expect(rightsOf(applyInput(full, input).world)).toEqual(NOTHING)
  })

  it.each(WAYS)('an account that %s hears that its seat has ended', (_, input) => {
    const told = applyInput(full, input).outputs.filter(
      (output) => output.type === 'RoomTold' && output.event.toXid === ben,
    )
    expect(told).toMatchObject([{ event: { kind: input.type === 'GroupLeft' ? 'left' : 'kick', channelId: live } }])
  })

  it('stored seats and host roles of an account without membership are worth nothing', () => {
    const community = full.communities[GROUP]
    const { [ben]: __, ...members } = community?.members ?? {}
    const stale = community === undefined ? full : { ...full, communities: { [GROUP]: { ...community, members } } }
    expect(rightsOf(stale)).toEqual({ ...NOTHING, seat: true })
  })

  it('all open spaces of a dissolved group end', () => {
    const { world, outputs } = applyInput(full, { type: 'GroupDissolved', at: START, xid: ada, gid: GROUP })
    expect([live, planned].map((channelId) => spaceOf(world, channelId)?.status)).toEqual(['ended', 'ended'])
    expect(outputs.filter((one) => one.type === 'SpaceTold')).toHaveLength(2)
  })

  it('a space whose last host has left the group is hosted by the owner of the group', () => {
    const other: ServerInput = {
      type: 'SpaceRoleSet',
      at: START,
      xid: ben,
      channelId: live,
      target: ada,
      role: 'guest',
    }
    const sole = after(full, { type: 'SpaceLeft', at: START, xid: ada, channelId: live }, other)
    const space = spaceOf(sole, live)
    const onlyBen =
      space === undefined ? sole : { ...sole, spaces: { ...sole.spaces, [live]: { ...space, hostXids: [ben] } } }
    const world = after(onlyBen, { type: 'GroupLeft', at: START, xid: ben, gid: GROUP, successor: null })
    expect(spaceOf(world, live)?.hostXids).toEqual([ada])
    expect(spaceOf(world, live)?.founderXid).toBe(ada)
  })

  it('the person who began a space and left the group has no say over its hosts, also after coming back', () => {
    const space = spaceOf(full, live)
    const begun =
      space === undefined ? full : { ...full, spaces: { ...full.spaces, [live]: { ...space, founderXid: ben } } }
    const world = after(begun, { type: 'GroupLeft', at: START, xid: ben, gid: GROUP, successor: null })
    expect(spaceOf(world, live)?.founderXid).toBeNull()
  })

  it('SPC-9 a host of an ended space who is removed from the group is no host of the ended space', () => {
    const ended = after(full, { type: 'SpaceClosed', at: START, xid: ada, channelId: live })
    const space = spaceOf(ended, live)
    const removed = after(ended, { type: 'GroupLeft', at: START, xid: ben, gid: GROUP, successor: null })
    expect([ended, removed].map((world) => space !== undefined && isHostIn(world, space, ben))).toEqual([true, false])
  })

  it('an account that left the group gets no notification of a space for which it set a reminder', () => {
    const start: ServerInput = { type: 'SpaceStarted', at: START, xid: ada, channelId: planned }
    const noticesIn = (world: ServerState) => noticesSlice.of(world).byPerson[ben]?.length ?? 0
    const left = after(full, { type: 'GroupLeft', at: START, xid: ben, gid: GROUP, successor: null })
    expect([noticesIn(after(full, start)) - noticesIn(full), noticesIn(after(left, start)) - noticesIn(left)]).toEqual([
      1, 0,
    ])
  })

  it('an account that left the group and joins it again gets a new seat only by joining the space again', () => {
    const left = after(full, { type: 'GroupLeft', at: START, xid: ben, gid: GROUP, successor: null })
    const community = left.communities[GROUP]
    const back =
      community === undefined
        ? left
        : {
            ...left,
            communities: {
              ...left.communities,
              [GROUP]: { ...community, members: { ...community.members, [ben]: true as const } },
            },
          }
    expect(rightsOf(back)).toMatchObject({ seat: false, pass: false, hosts: false, reminded: false })
  })
})
