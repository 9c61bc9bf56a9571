import { CHANNELS, DAYS, type Channel, type Period } from '../../../../domain/influence'
import type { Xid } from '../../../../domain/kernel/ids'
import { sentGifts } from '../features/gift/sent'
import { communitiesOf } from '../features/looper/views'
import type { ServerProject } from '../features/looper/state'
import type { UserAccount, ServerSpace, ServerState } from '../server-state'
import { isForBot, messagesSince } from './chat-activity'
import { xDaysOf, type XDay } from './x-activity'

const DAY_MS = 86_400_000
export const periodStart = (period: Period, now: number): number => now - DAYS[period] * DAY_MS

/** The points of each activity. No spec names points, so we chose them. Impressions count per thousand. */
export const POINTS_PER_ACTIVITY = {
  post: 20,
  repost: 4,
  xReply: 3,
  impressions: 2,
  message: 2,
  reaction: 1,
  gift: 5,
  hosted: 60,
  spoke: 25,
  listened: 5,
  asked: 3,
} as const

/** A member's activity around a project. */
export interface UserActivity {
  readonly x: readonly XDay[]
  readonly messages: number
  readonly reactions: number
  readonly gifts: number
  /** The number of messages in each group. */
  readonly groups: ReadonlyMap<string, number>
  readonly hosted: number
  readonly spoke: number
  readonly listened: number
  readonly asked: number
}

/** The activity around a project in a period, per member. The log contains no X activity; callers add it per member. */
export interface ActivityLog {
  readonly of: (xid: Xid) => Omit<UserActivity, 'x'>
  readonly people: ReadonlySet<string>
  readonly spaces: readonly ServerSpace[]
}

interface Told {
  messages: number
  reactions: number
  gifts: number
  hosted: number
  spoke: number
  listened: number
  asked: number
  readonly groups: Map<string, number>
}
const nothing = (): Told => ({
  messages: 0,
  reactions: 0,
  gifts: 0,
  hosted: 0,
  spoke: 0,
  listened: 0,
  asked: 0,
  groups: new Map(),
})

export const activityLogIn = (world: ServerState, project: ServerProject, since: number, now: number): ActivityLog => {
  const by = new Map<string, Told>()
  const of = (xid: string): Told => {
    const known = by.get(xid) ?? nothing()
    by.set(xid, known)
    return known
  }
  const communities = communitiesOf(world, project).filter(({ gid }) => project.blocked[gid] !== true)
  const gids = new Set<string>(communities.map(({ gid }) => gid))
  for (const community of communities) {
    for (const message of messagesSince(world, community, since)) {
      const activity = of(message.from.xid)
      if (isForBot(message, community)) activity.asked += 1
      else activity.messages += 1
      activity.reactions += message.reactions.reduce((sum, { xids }) => sum + xids.length, 0)
      activity.groups.set(community.gid, (activity.groups.get(community.gid) ?? 0) + 1)
    }
  }
  const spaces = Object.values(world.spaces).filter(
    ({ gid, startedAt }) => gids.has(gid) && startedAt !== null && startedAt >= since && startedAt <= now,
  )
  for (const { hostXids, seats, tuned } of spaces) {
    for (const xid of new Set([...Object.keys(tuned), ...Object.keys(seats), ...hostXids])) {
      const activity = of(xid)
      if (hostXids.some((host) => host === xid)) activity.hosted += 1
      else if (seats[xid] !== undefined && seats[xid].role !== 'audience') activity.spoke += 1
      else activity.listened += 1
    }
  }
  for (const gifts of Object.values(sentGifts.of(world))) {
    for (const { from, gid, at } of gifts) if (gid !== null && gids.has(gid) && at >= since) of(from).gifts += 1
  }
  return { of: (xid) => by.get(xid) ?? nothing(), people: new Set(by.keys()), spaces }
}

export const userActivityOf = (
  world: ServerState,
  account: UserAccount,
  project: ServerProject,
  happened: ActivityLog,
  since: number,
  now: number,
): UserActivity => ({ ...happened.of(account.xid), x: xDaysOf(world, account, project.projectId, since, now) })

export type ChannelPoints = Readonly<Record<Channel, number>>

export const channelPointsOf = ({
  x,
  messages,
  reactions,
  gifts,
  hosted,
  spoke,
  listened,
  asked,
}: UserActivity): ChannelPoints => ({
  x: x.reduce(
    (sum, day) =>
      sum +
      POINTS_PER_ACTIVITY.post +
      day.retweets * POINTS_PER_ACTIVITY.repost +
      day.replies * POINTS_PER_ACTIVITY.xReply +
      Math.floor(day.impressions / 1_000) * POINTS_PER_ACTIVITY.impressions,
    0,
  ),
  community:
    messages * POINTS_PER_ACTIVITY.message +
    reactions * POINTS_PER_ACTIVITY.reaction +
    gifts * POINTS_PER_ACTIVITY.gift,
  space:
    hosted * POINTS_PER_ACTIVITY.hosted + spoke * POINTS_PER_ACTIVITY.spoke + listened * POINTS_PER_ACTIVITY.listened,
  bot: asked * POINTS_PER_ACTIVITY.asked,
})

export const totalPoints = (points: ChannelPoints): number =>
  CHANNELS.reduce((sum, channel) => sum + points[channel], 0)
