import {
  CHANNELS,
  DAYS_IN,
  type BoardRow,
  type BoardStats,
  type ChartPoint,
  type InfluStats,
  type Label,
  type Period,
  type ProjectInflu,
} from '../../../../../domain/looper'
import { entriesOf, keysOf } from '../../../../../domain/kernel/table'
import { clampToInstant } from '../../../../../domain/kernel/instant'
import { mixSeeds, hashText, seededRandom } from '../../seeded-random'
import { sizeOf } from '../../group-views'
import type { Community, ServerSpace, ServerState } from '../../server-state'
import { activeOn, activeOver, dayOf, growthOf } from './daily-activity'
import type { ServerProject } from './state'
import { communitiesOf, labelOf } from './views'

const DAY_MS = 86_400_000
const FACTOR: Readonly<Record<Label, number>> = { gold: 2, blue: 1.5, none: 0 }
const two = (n: number): number => Math.round(n * 100) / 100
const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
/** The days of the period that ends with `day`, oldest first. */
const daysOf = (day: number, period: Period): readonly number[] =>
  Array.from({ length: DAYS_IN[period] }, (_, n) => day - DAYS_IN[period] + 1 + n)

const openCommunities = (world: ServerState, project: ServerProject): readonly Community[] =>
  communitiesOf(world, project).filter(({ gid }) => project.blocked[gid] !== true)

/** The spaces of the project's communities that the server state holds. */
export const spacesOf = (world: ServerState, project: ServerProject): readonly ServerSpace[] => {
  const gids = new Set<string>(openCommunities(world, project).map(({ gid }) => gid))
  return entriesOf(world.spaces).flatMap(([, one]) => (gids.has(one.gid) ? [one] : []))
}
export const audienceIn = (space: ServerSpace): number =>
  space.crowd + keysOf(space.tuned).length + keysOf(space.seats).length

const drawn = (world: ServerState, project: ServerProject, what: string, day: number): number =>
  seededRandom(mixSeeds(world.seed, hashText(`${project.projectId} ${what}`), day)).next()
/** A seeded figure of the project: a fixed value plus a change that differs from day to day. */
const seeded = (
  world: ServerState,
  project: ServerProject,
  what: string,
  day: number,
  [from, to]: readonly [number, number],
): number => {
  const base = from + drawn(world, project, what, 0) * (to - from)
  return base * (0.82 + ((day % 400) / 400) * 0.3) * (0.94 + drawn(world, project, what, day) * 0.12)
}

type Channel = (typeof CHANNELS)[number]
/**
 * The channel's share of all influence on a day, in percent. Communities and spaces count real activity; the shares of
 * posts and bots are seeded.
 */
const channelOn = (world: ServerState, project: ServerProject, channel: Channel, day: number): number => {
  switch (channel) {
    case 'x':
      return two(seeded(world, project, 'x', day, [0.6, 2.8]))
    case 'community':
      return two(
        openCommunities(world, project).reduce(
          (sum, one) => sum + FACTOR[labelOf(project, one)] * activeOn(world, one, day),
          0,
        ) / 1_500,
      )
    case 'space':
      return two(
        seeded(world, project, 'space', day, [0.2, 0.6]) +
          spacesOf(world, project)
            .filter(({ startedAt }) => startedAt !== null && dayOf(startedAt) === day)
            .reduce((sum, one) => sum + audienceIn(one), 0) /
            20_000,
      )
    case 'bot':
      return two(seeded(world, project, 'bot', day, [0.05, 0.25]))
  }
}
const influOn = (world: ServerState, project: ServerProject, day: number): number =>
  two(CHANNELS.reduce((sum, channel) => sum + channelOn(world, project, channel, day), 0))

/**
 * Percentages that add up to 100. Values are rounded down first; the percent points that are missing to 100 go to the
 * values with the largest remainders.
 */
export const percentsOf = (values: readonly number[]): readonly number[] => {
  const sum = values.reduce((acc, one) => acc + one, 0)
  if (sum === 0) return values.map(() => 0)
  const exact = values.map((one) => (one / sum) * 10_000)
  const cut = exact.map(Math.floor)
  const left = 10_000 - cut.reduce((acc, one) => acc + one, 0)
  const order = exact
    .map((one, n) => ({ n, rest: one - Math.floor(one) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, left)
    .map(({ n }) => n)
  return cut.map((one, n) => (one + (order.includes(n) ? 1 : 0)) / 100)
}

/** The mean of a day: the figure that the chart of the same period shows. */
const meanInflu = (world: ServerState, project: ServerProject, days: readonly number[]): number =>
  two(mean(days.map((one) => influOn(world, project, one))))

export const influFor = (world: ServerState, project: ServerProject, day: number, period: Period): ProjectInflu => {
  const days = daysOf(day, period)
  const total = meanInflu(world, project, days)
  const [x = 0, ...others] = CHANNELS.map((channel) =>
    two(mean(days.map((one) => channelOn(world, project, channel, one)))),
  )
  // Each source is rounded, so the first takes what is missing to the total.
  const values = [two(x + total - others.reduce((sum, one) => sum + one, x)), ...others]
  const percents = percentsOf(values)
  const share = (n: number) => ({ value: values[n] ?? 0, percent: percents[n] ?? 0 })
  const change = two(meanInflu(world, project, daysOf(day, '7d')) - meanInflu(world, project, daysOf(day - 7, '7d')))
  return {
    total,
    growth: `${change > 0 ? '+' : ''}${change.toFixed(2)}`,
    x: share(0),
    community: share(1),
    space: share(2),
    bot: share(3),
  }
}

const pointOf = (day: number, value: number): ChartPoint => {
  const at = clampToInstant(day * DAY_MS)
  return { date: new Date(at).toISOString().slice(0, 10), at, value }
}
export const influChartOf = (
  world: ServerState,
  project: ServerProject,
  day: number,
  period: Period,
): readonly ChartPoint[] => daysOf(day, period).map((one) => pointOf(one, influOn(world, project, one)))
export const dauChartOf = (
  world: ServerState,
  project: ServerProject,
  day: number,
  period: Period,
): readonly ChartPoint[] =>
  daysOf(day, period).map((one) =>
    pointOf(
      one,
      openCommunities(world, project).reduce((sum, community) => sum + activeOn(world, community, one), 0),
    ),
  )

const TONGUES: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/],
  ['ko', /[\uac00-\ud7af]/],
  ['zh', /[\u4e00-\u9fff]/],
  ['ar', /[\u0600-\u06ff]/],
  ['he', /[\u0590-\u05ff]/],
  ['ru', /[\u0400-\u04ff]/],
  ['hi', /[\u0900-\u097f]/],
  ['th', /[\u0e00-\u0e7f]/],
]
/**
 * The community's locale. If the community has no locale, guesses the locale from the letters of the community's name.
 */
const areaOf = ({ locale, name }: Community): string =>
  locale ?? TONGUES.find(([, letters]) => letters.test(name))?.[0] ?? 'en'

const byArea = (
  world: ServerState,
  communities: readonly Community[],
  day: number,
  days: number,
): BoardStats['daily'] => {
  const sums = new Map<string, number>()
  for (const one of communities)
    sums.set(
      areaOf(one),
      (sums.get(areaOf(one)) ?? 0) +
        (days === 1
          ? activeOn(world, one, day)
          : Math.min(sizeOf(one), Math.round(activeOver(world, one, day, days) * 0.45))),
    )
  return [...sums].map(([area, count]) => ({ area, count })).sort((a, b) => b.count - a.count)
}

export const boardStatsOf = (world: ServerState, project: ServerProject, day: number): BoardStats => {
  const communities = openCommunities(world, project)
  return {
    daily: byArea(world, communities, day, 1),
    weekly: byArea(world, communities, day, 7),
    activity: communities
      .map((one) => ({
        name: one.name,
        icon: one.icon,
        today: activeOn(world, one, day),
        yesterday: activeOn(world, one, day - 1),
      }))
      .sort((a, b) => b.today - a.today),
  }
}

export const boardOf = (world: ServerState, project: ServerProject, day: number): readonly BoardRow[] => {
  const spaces = spacesOf(world, project)
  return openCommunities(world, project)
    .map((one): BoardRow => {
      const active = activeOn(world, one, day)
      const yesterday = activeOn(world, one, day - 1)
      return {
        gid: one.gid,
        name: one.name,
        icon: one.icon,
        label: labelOf(project, one),
        area: areaOf(one),
        isPrivate: one.joinType === 'private',
        active,
        yesterday,
        activePercent: growthOf(active, yesterday),
        members: sizeOf(one),
        spaces: spaces.filter(({ gid }) => gid === one.gid).length,
      }
    })
    .sort((a, b) => b.members - a.members)
}

const FLOWS: Readonly<Record<string, readonly [number, number]>> = {
  impressions: [9_000, 240_000],
  mentions: [40, 900],
  engagements: [300, 9_000],
  smartEngagement: [4, 90],
  tokenReleased: [120, 2_400],
}
const STOCKS: Readonly<Record<string, readonly [number, number]>> = {
  followers: [8_000, 190_000],
  smartFollowers: [60, 1_200],
}

/**
 * A project's influence, compared with the previous period. Activity in the server state is counted; X activity is
 * seeded.
 */
export const influStatsOf = (world: ServerState, project: ServerProject, day: number, period: Period): InfluStats => {
  const days = daysOf(day, period)
  const before = daysOf(day - days.length, period)
  const metric = (now: number, then: number) => ({ value: Math.round(now), growth: growthOf(now, then) })
  const sum = (of: readonly number[], what: string) =>
    of.reduce((acc, one) => acc + seeded(world, project, what, one, FLOWS[what] ?? [0, 1]), 0)
  const flow = (what: string) => metric(sum(days, what), sum(before, what))
  const stock = (what: string) =>
    metric(
      seeded(world, project, what, day, STOCKS[what] ?? [0, 1]),
      seeded(world, project, what, day - days.length, STOCKS[what] ?? [0, 1]),
    )
  const communities = openCommunities(world, project)
  const users = communities.reduce((acc, one) => acc + sizeOf(one), 0)
  const active = (until: number) =>
    communities.reduce((acc, one) => acc + activeOver(world, one, until, days.length), 0)
  const spaces = (of: readonly number[]) =>
    spacesOf(world, project).filter(({ startedAt }) => startedAt !== null && of.includes(dayOf(startedAt)))
  const audience = (of: readonly number[]) => spaces(of).reduce((acc, one) => acc + audienceIn(one), 0)
  return {
    impressions: flow('impressions'),
    mentions: flow('mentions'),
    engagements: flow('engagements'),
    followers: stock('followers'),
    smartFollowers: stock('smartFollowers'),
    smartEngagement: flow('smartEngagement'),
    relatedCommunities: metric(communities.length, communities.length),
    totalUsers: metric(users, users),
    activity: metric(active(day), active(day - days.length)),
    totalSpace: metric(spaces(days).length, spaces(before).length),
    spaceParticipation: metric(audience(days), audience(before)),
    tokenReleased: flow('tokenReleased'),
  }
}
