import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { brand, personBy, spaceCreated, START, townOf } from '../../state/town'
import { ChannelId, Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { keysOf } from '../../../../../src/domain/kernel/table'
import { plainEvent, type RoomEvent } from '../../../../../src/domain/space'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
/** Another member of the group. */
const cleo = brand(
  Xid.is,
  keysOf(town.communities['10000001']?.members ?? {}).find((xid) => ![ada, ben, sky].some((one) => one === xid)) ?? '',
)
const channelId = brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab')

const says = (xid: Xid, ms: number, kind: RoomEvent['kind'], of: Partial<RoomEvent> = {}): ServerInput => ({
  type: 'RoomEventSaid',
  at: addMs(START, ms),
  xid,
  event: { ...plainEvent, channelId, kind, ...of },
})
const joins = (xid: Xid): ServerInput => ({ type: 'SpaceJoined', at: START, xid, channelId, token: `t-${xid}` })
const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)

/** Ada hosts. Ben and Cleo listen, and so does Sky, who is a super user. */
const live = after(
  town,
  spaceCreated(ada, channelId),
  { type: 'SpaceStarted', at: START, xid: ada, channelId },
  ...[ada, ben, cleo, sky].map(joins),
)

interface Told {
  readonly to: Xid | null
  readonly about: Xid | null
  readonly place: number | null
  readonly waitedMs: number | null
  readonly silentMs: number | null
}
const placesAfter = (world: ServerState, input: ServerInput): readonly Told[] =>
  applyInput(world, input).outputs.flatMap((output) => {
    if (output.type !== 'RoomTold' || output.event.kind !== 'place') return []
    const { toXid, place, waitedMs, silentMs } = output.event
    return [{ to: output.only, about: toXid, place, waitedMs, silentMs }]
  })
const own = (xid: Xid, place: number): Told => ({ to: xid, about: xid, place, waitedMs: null, silentMs: null })
const atHost = (host: Xid, about: Xid, place: number, waitedMs: number, silentMs: number | null = null): Told => ({
  to: host,
  about,
  place,
  waitedMs,
  silentMs,
})

describe('The line of the people who ask to speak, on the simulated server', () => {
  it('R4-301 R4-302 tells hosts and super users the details, the person the own place, and nobody else anything', () => {
    expect(placesAfter(live, says(ben, 0, 'request'))).toEqual([
      atHost(ada, ben, 1, 0),
      atHost(sky, ben, 1, 0),
      own(ben, 1),
    ])
    expect(placesAfter(after(live, says(ben, 0, 'request')), says(cleo, 4_000, 'request'))).toEqual([
      atHost(ada, cleo, 2, 0),
      atHost(sky, cleo, 2, 0),
      own(cleo, 2),
    ])
  })

  it('R4-301 a person who asks again within 30 s keeps the place and the waiting time, later they begin anew', () => {
    const waiting = after(live, says(ben, 0, 'request'), says(cleo, 5_000, 'request'))
    expect(placesAfter(waiting, says(ben, 20_000, 'request'))).toContainEqual(atHost(ada, ben, 1, 20_000))
    expect(placesAfter(waiting, says(ben, 34_000, 'request'))).toContainEqual(atHost(ada, ben, 2, 0))
  })

  it('R4-302 a listener is told the new place when somebody before them is decided about or leaves', () => {
    const waiting = after(live, says(ben, 0, 'request'), says(cleo, 1_000, 'request'))
    for (const kind of ['allow', 'invite', 'decline'] as const)
      expect(placesAfter(waiting, says(ada, 2_000, kind, { toXid: ben }))).toEqual([own(cleo, 1)])
    expect(placesAfter(waiting, { type: 'SpaceLeft', at: addMs(START, 2_000), xid: ben, channelId })).toEqual([
      own(cleo, 1),
    ])
  })

  it('R4-301 tells how long ago a person closed the microphone with which they last spoke', () => {
    const spoke = after(
      live,
      says(ben, 0, 'request'),
      says(ada, 1_000, 'allow', { toXid: ben }),
      says(ben, 2_000, 'unmute', { toXid: ben }),
      says(ben, 60_000, 'mute', { toXid: ben }),
      says(ada, 61_000, 'endMic', { toXid: ben }),
    )
    expect(placesAfter(spoke, says(ben, 90_000, 'request'))).toContainEqual(atHost(ada, ben, 1, 0, 30_000))
  })

  it('R4-302 ignores a place that a member or a host sends', () => {
    for (const xid of [ben, ada])
      expect(
        applyInput(live, says(xid, 0, 'place', { toXid: cleo, place: 1 })).outputs.filter(
          ({ type }) => type === 'RoomTold',
        ),
      ).toEqual([])
  })

  it('R4-304 sends a host’s note only to the skipped person', () => {
    const { outputs } = applyInput(
      after(live, says(ben, 0, 'request')),
      says(ada, 1_000, 'decline', { toXid: ben, note: 'Next round!' }),
    )
    const told = outputs.flatMap((output) =>
      output.type === 'RoomTold' && output.event.kind === 'decline' ? [[output.only, output.event.note]] : [],
    )
    expect(told).toEqual([
      [ben, 'Next round!'],
      [null, null],
    ])
  })

  it('R4-304 cuts a note to 200 characters', () => {
    const { outputs } = applyInput(
      after(live, says(ben, 0, 'request')),
      says(ada, 1_000, 'decline', { toXid: ben, note: '👍'.repeat(300) }),
    )
    expect(JSON.stringify(outputs)).toContain(`"${'👍'.repeat(200)}"`)
  })

  it('R4-304 a listener who declines an invitation sends no note to anybody', () => {
    const { outputs } = applyInput(
      after(live, says(ada, 0, 'invite', { toXid: ben })),
      says(ben, 1_000, 'decline', { toXid: ada, note: 'psst' }),
    )
    expect(JSON.stringify(outputs)).not.toContain('psst')
  })
})
