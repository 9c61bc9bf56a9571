import { CHANNELS, DAYS, type Channel, type Period } from '../../../../domain/influence'
import type { Xid } from '../../../../domain/kernel/ids'
import { sentGifts } from '../features/gift/sent'
import { communitiesOf } from '../features/looper/views'
import type { TownProject } from '../features/looper/state'
import type { Account, TownSpace, World } from '../world'
import { isForAgent, saidSince } from './talk'
import { xDaysOf, type XDay } from './x-figures'

const DAY_MS = 86_400_000
export const beginOf = (period: Period, now: number): number => now - DAYS[period] * DAY_MS

/** What each is worth; no spec names any, so all are ours. Impressions count by the thousand. */
export const WORTH = { post: 20, repost: 4, xReply: 3, impressions: 2, message: 2, reaction: 1, gift: 5, hosted: 60, spoke: 25, listened: 5, asked: 3 } as const

/** What one person did around one project. */
export interface Doings {
  readonly x: readonly XDay[]
  readonly messages: number
  readonly reactions: number
  readonly gifts: number
  /** By group, how many messages. */
  readonly groups: ReadonlyMap<string, number>
  readonly hosted: number
  readonly spoke: number
  readonly listened: number
  readonly asked: number
}

/** What happened around a project in a time, by whoever did it; X is added where it is asked for. */
export interface Happened { readonly of: (xid: Xid) => Omit<Doings, 'x'>, readonly people: ReadonlySet<string>, readonly spaces: readonly TownSpace[] }

interface Told { messages: number, reactions: number, gifts: number, hosted: number, spoke: number, listened: number, asked: number, readonly groups: Map<string, number> }
const nothing = (): Told => ({ messages: 0, reactions: 0, gifts: 0, hosted: 0, spoke: 0, listened: 0, asked: 0, groups: new Map() })

export const happenedIn = (world: World, project: TownProject, since: number, now: number): Happened => {
  const by = new Map<string, Told>()
  const of = (xid: string): Told => {
    const known = by.get(xid) ?? nothing()
    by.set(xid, known)
    return known
  }
  const communities = communitiesOf(world, project).filter(({ gid }) => project.blocked[gid] !== true)
  const gids = new Set<string>(communities.map(({ gid }) => gid))
  for (const community of communities) {
    for (const message of saidSince(world, community, since)) {
      const told = of(message.from.xid)
      if (isForAgent(message, community)) told.asked += 1
      else told.messages += 1
      told.reactions += message.reactions.reduce((sum, { xids }) => sum + xids.length, 0)
      told.groups.set(community.gid, (told.groups.get(community.gid) ?? 0) + 1)
    }
  }
  const spaces = Object.values(world.spaces).filter(({ gid, startedAt }) => gids.has(gid) && startedAt !== null && startedAt >= since && startedAt <= now)
  for (const { hostXids, seats, tuned } of spaces) {
    for (const xid of new Set([...Object.keys(tuned), ...Object.keys(seats), ...hostXids])) {
      const told = of(xid)
      if (hostXids.some((host) => host === xid)) told.hosted += 1
      else if (seats[xid] !== undefined && seats[xid].role !== 'audience') told.spoke += 1
      else told.listened += 1
    }
  }
  for (const gifts of Object.values(sentGifts.of(world))) {
    for (const { from, gid, at } of gifts) if (gid !== null && gids.has(gid) && at >= since) of(from).gifts += 1
  }
  return { of: (xid) => by.get(xid) ?? nothing(), people: new Set(by.keys()), spaces }
}

export const doingsOf = (world: World, account: Account, project: TownProject, happened: Happened, since: number, now: number): Doings =>
  ({ ...happened.of(account.xid), x: xDaysOf(world, account, project.projectId, since, now) })

export type Points = Readonly<Record<Channel, number>>

export const pointsOf = ({ x, messages, reactions, gifts, hosted, spoke, listened, asked }: Doings): Points => ({
  x: x.reduce((sum, day) => sum + WORTH.post + day.retweets * WORTH.repost + day.replies * WORTH.xReply + Math.floor(day.impressions / 1_000) * WORTH.impressions, 0),
  community: messages * WORTH.message + reactions * WORTH.reaction + gifts * WORTH.gift,
  space: hosted * WORTH.hosted + spoke * WORTH.spoke + listened * WORTH.listened,
  bot: asked * WORTH.asked,
})

export const sumOfPoints = (points: Points): number => CHANNELS.reduce((sum, channel) => sum + points[channel], 0)
