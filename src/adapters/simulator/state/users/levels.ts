import { MAX_LEVEL } from '../../../../domain/kernel/max-level'
import { entriesOf } from '../../../../domain/kernel/table'
import type { LevelDetail, Medal, LevelStanding } from '../../../../domain/levels'
import { isNewcomer } from './accounts'
import { mixSeeds, hashText, seededRandom } from '../seeded-random'
import { xUrlOf } from './profiles'
import type { UserAccount, ServerState } from '../server-state'

/** The points of each activity. The specs name no points, so we chose them. */
const POINTS = { message: 10, space: 50 } as const
/** Each level needs this many points more than the level before: level 2 starts at 100, level 3 at 300. */
const STEP = 100
/** The range of the seeded progress to the next level, in percent. At least 5 % makes the progress visible. */
const SEEDED = { least: 5, most: 60 } as const
/** The levels at which the badge picture changes. */
const TIERS = [1, 10, 20, 30] as const

/**
 * The points at which this level starts.
 * @internal
 */
export const pointsFor = (level: number): number => (STEP * level * (level - 1)) / 2

const size = (table: Readonly<Record<string, unknown>> | undefined): number => Object.keys(table ?? {}).length

/** The number of a member's messages since the state was seeded, and of the spaces that the member has hosted. */
const doneBy = (world: ServerState, { xid }: UserAccount): { readonly messages: number; readonly spaces: number } => ({
  messages: Object.values(world.threads).reduce((sum, { sent }) => sum + size(sent[xid]), 0),
  spaces: Object.values(world.spaces).filter(({ hostXids, startedAt }) => startedAt !== null && hostXids.includes(xid))
    .length,
})

const earlier = (seed: number, { xid, level }: UserAccount): number => {
  const share = isNewcomer(xid)
    ? 0
    : seededRandom(mixSeeds(seed, hashText(xid), 31)).between(SEEDED.least, SEEDED.most) / 100
  return pointsFor(level) + Math.floor(share * STEP * level)
}

const levelAt = (points: number): number =>
  Math.min(MAX_LEVEL, Math.floor((1 + Math.sqrt(1 + (8 * points) / STEP)) / 2))

export const levelDetailOf = (world: ServerState, account: UserAccount): LevelDetail => {
  const { messages, spaces } = account.isVisitor ? { messages: 0, spaces: 0 } : doneBy(world, account)
  const parts = account.isVisitor
    ? []
    : [
        { kind: 'earlier', count: 0, points: earlier(world.seed, account) },
        { kind: 'messages', count: messages, points: messages * POINTS.message },
        { kind: 'spaces', count: spaces, points: spaces * POINTS.space },
      ]
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  const level = account.isVisitor ? 0 : levelAt(points)
  const tier = TIERS.findLastIndex((from) => level >= from)
  const standing: LevelStanding = {
    xid: account.xid,
    level,
    icon: tier < 0 ? null : `/town/level-${tier + 1}.svg`,
    points,
    from: level === 0 ? 0 : pointsFor(level),
    to: level === 0 || level >= MAX_LEVEL ? null : pointsFor(level + 1),
  }
  return { standing, parts }
}

/** The level of an account. Profiles and level limits all use this function. */
export const levelOf = (world: ServerState, account: UserAccount): number =>
  levelDetailOf(world, account).standing.level

export const medalsOf = (world: ServerState, account: UserAccount): readonly Medal[] => {
  const { xid, isVisitor } = account
  const level = levelOf(world, account)
  const { messages, spaces } = doneBy(world, account)
  const communities = entriesOf(world.communities).map(([, one]) => one)
  const rooms = Object.values(world.spaces)
  const won: readonly (readonly [kind: string, name: string, isWon: boolean])[] = [
    ['words', 'First words', messages > 0 || !isNewcomer(xid)],
    ['talker', 'A hundred messages', messages >= 100],
    ['member', 'Joined a group', communities.some(({ members }) => members[xid] === true)],
    ['founder', 'Founded a group', communities.some(({ ownerXid }) => ownerXid === xid)],
    ['keeper', 'Runs a group', communities.some(({ adminXids }) => adminXids.includes(xid))],
    ['listener', 'Listened to a space', rooms.some(({ tuned }) => tuned[xid] === true)],
    ['host', 'Hosted a space', spaces > 0],
    ['followed', 'Ten followers', size(world.followers[xid]) >= 10],
    ['friendly', 'Follows ten people', size(world.following[xid]) >= 10],
    ['inviter', 'Brought somebody', Object.values(world.invitedBy).includes(xid)],
    ['onX', 'On X', xUrlOf(world, account) !== null],
    ['ten', 'Level 10', level >= 10],
    ['twenty', 'Level 20', level >= 20],
  ]
  return won.map(([kind, name, isWon]) => ({ kind, name, icon: null, isWon: isWon && !isVisitor }))
}
