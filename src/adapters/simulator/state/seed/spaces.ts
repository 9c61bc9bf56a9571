import { ChannelId, type Xid } from '../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { emptyTable, keysOf, tableFrom } from '../../../../domain/kernel/table'
import type { SpaceStatus } from '../../../../domain/chat'
import type { MicMode } from '../../../../domain/space'
import type { UserAccount, Community, SpaceSeat, ServerSpace } from '../server-state'
import { seededCurve } from '../spaces/crowd-curve'
import { literalId } from './literal-id'

/**
 * A seeded room. `inMinutes` is the number of minutes from the seeding until the room starts. A negative value means
 * that the room has already started.
 */
interface RoomPlan {
  readonly gid: string
  readonly n: number
  readonly title: string
  readonly status: Extract<SpaceStatus, 'started' | 'prepare' | 'ended'>
  readonly inMinutes: number
  readonly minutes: number
  readonly crowd: number
  readonly micMode: MicMode
  readonly locale: string
}

const DAY = 1_440
/**
 * The duration in minutes of rooms that stay live for a long time, so that people who try the product find a live room.
 */
const LONG = 60 * DAY

const plan = (gid: string, n: number, title: string, rest: Omit<RoomPlan, 'gid' | 'n' | 'title'>): RoomPlan => ({
  gid,
  n,
  title,
  ...rest,
})

const PLANS: readonly RoomPlan[] = [
  plan('10000001', 1, 'Open square: say hello to whoever is new', {
    status: 'started',
    inMinutes: -48,
    minutes: LONG,
    crowd: 1_268,
    micMode: 'open',
    locale: 'en',
  }),
  plan('410000041', 1, 'Broth night: 今晚熬一锅 and ask anything', {
    status: 'started',
    inMinutes: -20,
    minutes: LONG,
    crowd: 96,
    micMode: 'open',
    locale: 'zh',
  }),
  plan('43000043', 1, 'شعر وقهوة: أمسية مفتوحة', {
    status: 'started',
    inMinutes: -75,
    minutes: LONG,
    crowd: 41,
    micMode: 'limited',
    locale: 'ar',
  }),
  plan('300000003', 1, 'Show and tell: what did you build?', {
    status: 'prepare',
    inMinutes: 95,
    minutes: 60,
    crowd: 0,
    micMode: 'limited',
    locale: 'en',
  }),
  plan('4500000045', 1, 'Office hours of the ambassadors', {
    status: 'prepare',
    inMinutes: 2 * DAY,
    minutes: 45,
    crowd: 0,
    micMode: 'limited',
    locale: 'en',
  }),
  plan('5400000054', 1, '日本語でおしゃべり', {
    status: 'prepare',
    inMinutes: 4 * DAY,
    minutes: 60,
    crowd: 0,
    micMode: 'open',
    locale: 'ja',
  }),
  plan('40000004', 1, 'From the first bridge to today', {
    status: 'ended',
    inMinutes: -2 * DAY,
    minutes: 84,
    crowd: 312,
    micMode: 'limited',
    locale: 'en',
  }),
  plan('58000058', 1, 'Open mic, the spring edition', {
    status: 'ended',
    inMinutes: -6 * DAY,
    minutes: 121,
    crowd: 1_730,
    micMode: 'open',
    locale: 'en',
  }),
]

export const hasRoom = (gid: string): boolean => PLANS.some((one) => one.gid === gid)

/** The most members who speak in a seeded room. */
const SPEAKERS = 14
/** The number of members who spoke in a seeded room that is over. */
const HEARD = 5
const MINUTE_MS = 60_000

/** @internal */
export const channelOf = (gid: string, n: number): ChannelId =>
  literalId(ChannelId.is, `5bace${String(n).padStart(3, '0')}-0000-4000-8000-${gid.padStart(12, '0')}`)
/** The first room of the seeded group Loop Town Square, which stays live for 60 days. */
export const SQUARE_ROOM = channelOf('10000001', 1)
const isResident = (account: UserAccount | undefined): boolean => account?.email === null

/** The first members spoke most of the time, one after another. The others only listened. */
const heardIn = ({ minutes }: RoomPlan, members: readonly Xid[]): readonly (readonly [Xid, number])[] =>
  members.slice(0, HEARD).map((xid, nth) => [xid, Math.round((minutes * MINUTE_MS) / (nth + 2))])

const spaceFrom = (
  one: RoomPlan,
  { gid, ownerXid, adminXids, members }: Community,
  at: Instant,
  residents: ReadonlyMap<string, UserAccount>,
): ServerSpace => {
  const hostXids = [ownerXid, ...adminXids]
  const isLive = one.status === 'started'
  const startsAt = addMs(at, one.inMinutes * MINUTE_MS)
  const endsAt = addMs(startsAt, one.minutes * MINUTE_MS)
  const others = keysOf(members)
    .flatMap((key): readonly Xid[] => {
      const account = residents.get(key)
      return account === undefined || !isResident(account) || hostXids.includes(account.xid) ? [] : [account.xid]
    })
    .slice(0, SPEAKERS)
  const hosts = hostXids.filter((xid) => isResident(residents.get(xid)))
  const seats: readonly (readonly [Xid, SpaceSeat])[] = [
    ...hosts.map((xid) => [xid, { role: 'host', mic: 'on', by: [] }] as const),
    ...others.map(
      (xid, nth) => [xid, { role: nth % 5 === 4 ? 'guest' : 'speaker', mic: nth < 3 ? 'on' : 'off', by: [] }] as const,
    ),
  ]
  return {
    channelId: channelOf(gid, one.n),
    gid,
    title: one.title,
    status: one.status,
    micMode: one.micMode,
    startsAt,
    endsAt,
    announcement: '',
    locale: one.locale,
    inviteKey: `Room${gid.slice(-4)}${String(one.n).padStart(2, '0')}`,
    hostXids,
    founderXid: ownerXid,
    seats: isLive ? tableFrom(seats) : emptyTable(),
    asked: emptyTable(),
    invited: emptyTable(),
    kicked: emptyTable(),
    remindedBy: emptyTable(),
    tuned: emptyTable(),
    crowd: one.crowd,
    revision: 0,
    peak: one.crowd,
    curve: seededCurve(startsAt, (isLive ? -one.inMinutes : one.minutes) * MINUTE_MS, one.crowd, !isLive),
    heardMs: one.status === 'ended' ? tableFrom(heardIn(one, [...hosts, ...others])) : emptyTable(),
    openSince: emptyTable(),
    reports: 0,
    startedAt: one.status === 'prepare' ? null : startsAt,
    endedAt: one.status === 'ended' ? endsAt : null,
    firstSeq: one.status === 'prepare' ? null : 0,
    lastSeq: one.status === 'ended' ? Math.round(one.crowd / 3) : null,
  }
}

/** The rooms in the seeded state. */
export const seedSpaces = (
  communities: readonly Community[],
  residents: readonly UserAccount[],
  at: Instant,
): readonly ServerSpace[] => {
  const known = new Map(residents.map((account) => [String(account.xid), account] as const))
  return PLANS.flatMap((one) => {
    const community = communities.find(({ gid }) => gid === one.gid)
    return community === undefined ? [] : [spaceFrom(one, community, at, known)]
  })
}
