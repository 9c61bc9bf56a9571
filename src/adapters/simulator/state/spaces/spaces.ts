import type { LiveRoom } from '../../../../domain/announcement'
import type { Xid } from '../../../../domain/kernel/ids'
import { entriesOf, keysOf } from '../../../../domain/kernel/table'
import {
  isOpen,
  maySpeak,
  noteWithin,
  type LiveRole,
  type RoomMember,
  type Space,
  type SpaceGroup,
  type SpaceInfo,
  type SpacePeriod,
  type SpaceStats,
} from '../../../../domain/space'
import { FACES } from '../../../wire/entities/space'
import { senderOf } from '../users/senders'
import { runningIn } from '../features/recording/recordings'
import { isMember, isResident, isSuper, mayRead } from '../groups/permissions'
import { threadOf } from '../conversation-lookups'
import type { Community, ServerSpace, ServerState, SpaceSeat } from '../server-state'

export const spaceOf = (world: ServerState, channelId: string): ServerSpace | undefined => world.spaces[channelId]

/**
 * Whether the account may have a place in the space: as a member of the space's group, as product staff, or as a
 * simulated listener. All rights in a space derive from this rule and end with the membership, so each use of such a
 * right asks again (SPC-5).
 */
const belongsTo = (world: ServerState, { gid }: ServerSpace, xid: string): boolean => {
  const [account, community] = [world.accounts[xid], world.communities[gid]]
  return (
    account !== undefined &&
    community !== undefined &&
    (isMember(community, account.xid) || account.isSuper || isResident(account))
  )
}

/** The account's seat in the space, or `undefined` if the account has none or no longer belongs to the space. */
export const seatIn = (world: ServerState, space: ServerSpace | undefined, xid: string): SpaceSeat | undefined =>
  space !== undefined && belongsTo(world, space, xid) ? space.seats[xid] : undefined

/** Whether the member is a host of the space, or product staff (decisions.md). */
export const isHostIn = (world: ServerState, space: ServerSpace, xid: Xid): boolean =>
  isSuper(world, xid) || (space.hostXids.includes(xid) && belongsTo(world, space, xid))

/**
 * The xids of the members in the room whose role passes `may`. Crowd members are not included, because the state stores
 * only their number.
 */
const seated = (world: ServerState, space: ServerSpace, may: (role: LiveRole) => boolean): readonly string[] =>
  keysOf(space.seats).filter((xid) => {
    const seat = seatIn(world, space, xid)
    return seat !== undefined && may(seat.role)
  })

export const audienceOf = (space: ServerSpace): number =>
  space.status === 'started' ? space.crowd + keysOf(space.seats).length : 0

export const personIn = (world: ServerState, space: ServerSpace, xid: Xid): RoomMember => ({
  ...senderOf(world, xid),
  role: space.seats[xid]?.role ?? 'audience',
  mic: space.seats[xid]?.mic ?? 'off',
})

const xidsOf = (world: ServerState, keys: readonly string[]): readonly Xid[] =>
  keys.flatMap((key) => world.accounts[key]?.xid ?? [])

export const spaceFor = (world: ServerState, space: ServerSpace, viewer: Xid): Space => {
  const community = world.communities[space.gid]
  return {
    channelId: space.channelId,
    gid: space.gid,
    title: space.title,
    status: space.status,
    micMode: space.micMode,
    roomName: space.title,
    startsAt: space.startsAt,
    endsAt: space.endsAt,
    hosts: space.hostXids.map((xid) => senderOf(world, xid)),
    founderXid: space.founderXid,
    speakers: xidsOf(world, seated(world, space, maySpeak))
      .filter((xid) => !space.hostXids.includes(xid))
      .map((xid) => ({ ...senderOf(world, xid), role: space.seats[xid]?.role ?? 'speaker' })),
    audience: audienceOf(space),
    isReminded: space.remindedBy[viewer] === true,
    // Stored spaces of earlier versions may have longer texts.
    announcement: noteWithin(space.announcement),
    locale: space.locale,
    conversationId: community?.conversationId ?? null,
    revision: space.revision,
    recording: runningIn(world, space.channelId),
  }
}

const groupFor = (community: Community, viewer: Xid): SpaceGroup => ({
  gid: community.gid,
  name: community.name,
  isMember: isMember(community, viewer),
  joinType: community.joinType,
  banner: community.banner,
  icon: community.icon,
  ownerXid: community.ownerXid,
  adminXids: community.adminXids,
  description: community.description,
})

/** Removes the people and the announcement of a space, because only readers of the group may see these. */
const withoutPeople = (space: Space): Space => ({
  ...space,
  hosts: [],
  founderXid: null,
  speakers: [],
  audience: 0,
  announcement: '',
})

/**
 * The space as `viewer` sees it. A member who is outside a private group gets the space without people and
 * announcement, because that member may request access (R2-122). A visitor outside the group gets `null`.
 */
export const infoFor = (world: ServerState, space: ServerSpace, viewer: Xid): SpaceInfo | null => {
  const community = world.communities[space.gid]
  if (community === undefined) return null
  const info = { space: spaceFor(world, space, viewer), group: groupFor(community, viewer) }
  if (mayRead(community, viewer)) return info
  return world.accounts[viewer]?.isVisitor === false ? { ...info, space: withoutPeople(info.space) } : null
}

const all = (world: ServerState): readonly ServerSpace[] => entriesOf(world.spaces).map(([, space]) => space)
export const isVisibleTo = (world: ServerState, { gid }: ServerSpace, viewer: Xid): boolean => {
  const community = world.communities[gid]
  return community !== undefined && mayRead(community, viewer)
}

const DAY_MS = 86_400_000
const PERIODS: Readonly<Record<SpacePeriod, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  halfYear: 182 * DAY_MS,
}

/** The live and planned spaces whose start is at most one period before or after `now`, live spaces first. */
export const listedFor = (
  world: ServerState,
  viewer: Xid,
  period: SpacePeriod,
  locale: string | undefined,
  now: number,
): readonly Space[] =>
  all(world)
    .filter(
      (space) =>
        isOpen(space.status) && isVisibleTo(world, space, viewer) && (locale === undefined || space.locale === locale),
    )
    .filter(({ startsAt }) => Math.abs(startsAt - now) <= PERIODS[period])
    .sort((a, b) => Number(b.status === 'started') - Number(a.status === 'started') || a.startsAt - b.startsAt)
    .map((space) => spaceFor(world, space, viewer))

/** The highlights are this many live or ended spaces with the most visits. */
const HIGHLIGHTS = 12
/** How many came. People who were seeded on the stage are in no list, so at least as many came as were there at once. */
const tunedIn = ({ peak, crowd, tuned }: ServerSpace): number => Math.max(peak, crowd + keysOf(tuned).length)
export const highlightsFor = (world: ServerState, viewer: Xid): readonly Space[] =>
  all(world)
    .filter((space) => (space.status === 'started' || space.status === 'ended') && isVisibleTo(world, space, viewer))
    .sort((a, b) => tunedIn(b) - tunedIn(a))
    .slice(0, HIGHLIGHTS)
    .map((space) => spaceFor(world, space, viewer))

export const spacesOfGroup = (world: ServerState, viewer: Xid, gid: string): readonly Space[] =>
  all(world)
    .filter((space) => space.gid === gid && isVisibleTo(world, space, viewer))
    .map((space) => spaceFor(world, space, viewer))
export const remindersOf = (world: ServerState, viewer: Xid): readonly Space[] =>
  all(world)
    .filter(
      (space) => space.status === 'prepare' && space.remindedBy[viewer] === true && isVisibleTo(world, space, viewer),
    )
    .map((space) => spaceFor(world, space, viewer))

/** The members in the room, hosts and speakers first. */
export const attendees = (world: ServerState, space: ServerSpace): readonly RoomMember[] =>
  [
    ...xidsOf(world, seated(world, space, maySpeak)),
    ...xidsOf(
      world,
      seated(world, space, (role) => !maySpeak(role)),
    ),
  ].map((xid) => personIn(world, space, xid))

const RANKS = [
  [1_000, 'Gold evening: more than a thousand listened'],
  [100, 'Silver evening: more than a hundred listened'],
] as const

export const statsFor = (world: ServerState, space: ServerSpace): SpaceStats => {
  const tuned = tunedIn(space)
  const community = world.communities[space.gid]
  const latest = community === undefined ? 0 : threadOf(world, community.conversationId).latest
  return {
    tuned,
    comments: Math.max(0, (space.lastSeq ?? latest) - (space.firstSeq ?? latest)),
    duration:
      space.startedAt === null
        ? 0
        : Math.max(0, Math.round(((space.endedAt ?? space.startedAt) - space.startedAt) / 1_000)),
    rewardText: RANKS.find(([from]) => tuned >= from)?.[1] ?? '',
    rewardIcon: null,
    people: xidsOf(world, [...new Set([...keysOf(space.heardMs), ...keysOf(space.tuned)])])
      .slice(0, FACES)
      .map((xid) => senderOf(world, xid)),
  }
}

/** The room as the short list item that groups and announcements contain (spec 2 §3 Space list item). */
export const liveRoomOf = (world: ServerState, space: ServerSpace, viewer: Xid): LiveRoom => {
  const { channelId, gid, title, status, startsAt, hosts, speakers, audience } = spaceFor(world, space, viewer)
  return {
    channelId,
    gid,
    title,
    status,
    startsAt,
    hosts,
    speakers: speakers.map(({ xid, name, avatar }) => ({ xid, name, avatar })),
    audience,
  }
}
