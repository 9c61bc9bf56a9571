import {
  CHANNELS,
  DAYS,
  type AttentionFeeds,
  type AttentionStats,
  type Participation,
  type Period,
  type RankItem,
} from '../../../../domain/influence'
import type { Xid } from '../../../../domain/kernel/ids'
import { apportion } from './apportion'
import { entriesOf } from '../../../../domain/kernel/table'
import { looperSlice, type ServerProject } from '../features/looper/state'
import { communitiesOf, labelOf } from '../features/looper/views'
import { profileDetailsOf } from '../users/profiles'
import { isMember, mayRead, roleOf } from '../groups/permissions'
import type { UserAccount, ServerState } from '../server-state'
import { feedCardsOf } from './feed-cards'
import { periodStart, userActivityOf, activityLogIn, channelPointsOf, totalPoints, type ChannelPoints } from './points'
import { handleOf } from './x-activity'

/** Shares of attention are computed in hundredths of a percent. */
const HUNDREDTHS = 100

/** The project with this id. An empty id means all projects; an unknown id means no project. */
const projectsBy = (world: ServerState, projectId: string): readonly ServerProject[] =>
  entriesOf(looperSlice.of(world).projects).flatMap(([id, project]) =>
    projectId === '' || projectId === id ? [project] : [],
  )

interface Around {
  readonly world: ServerState
  readonly account: UserAccount
  readonly period: Period
  readonly now: number
}

/** A member's activity around a project, and the points of all activity around it. */
const measured = ({ world, account, period, now }: Around, project: ServerProject) => {
  const since = periodStart(period, now)
  const happened = activityLogIn(world, project, since, now)
  const everybody = new Map(
    Object.values(world.accounts)
      .filter(({ isVisitor }) => !isVisitor)
      .map((one) => [one.xid, one]),
  )
  everybody.set(account.xid, account)
  const doings = userActivityOf(world, account, project, happened, since, now)
  const total = [...everybody.values()].reduce(
    (sum, one) => sum + totalPoints(channelPointsOf(userActivityOf(world, one, project, happened, since, now))),
    0,
  )
  return { project, doings, points: channelPointsOf(doings), total, spaces: happened.spaces }
}

/** The projects in which this member was active, highest share first. The percentages add up to 100. */
export const rankFor = (around: Around): readonly RankItem[] => {
  const { world, account, period, now } = around
  const since = periodStart(period, now)
  const ranked = projectsBy(world, '')
    .map((project) => ({
      project,
      attention: totalPoints(
        channelPointsOf(userActivityOf(world, account, project, activityLogIn(world, project, since, now), since, now)),
      ),
    }))
    .filter(({ attention }) => attention > 0)
    .sort((a, b) => b.attention - a.attention || (a.project.projectId < b.project.projectId ? -1 : 1))
  const percents = apportion(
    ranked.map(({ attention }) => attention),
    100,
  )
  return ranked.map(({ project: { projectId, name, avatar }, attention }, at) => ({
    projectId,
    name,
    avatar,
    attention,
    percent: percents[at] ?? 0,
    kolAccount: handleOf(world, account),
  }))
}

const added = (all: readonly ChannelPoints[]): readonly number[] =>
  CHANNELS.map((channel) => all.reduce((sum, points) => sum + points[channel], 0))

/**
 * The member's share of all attention, split by channel. The shares of the channels add up exactly to the member's
 * share. `null` for an unknown project.
 */
export const statsFor = (around: Around, projectId: string): AttentionStats | null => {
  const projects = projectsBy(around.world, projectId)
  const [only] = projects
  if (only === undefined) return null
  const all = projects.map((project) => measured(around, project))
  const mine = added(all.map(({ points }) => points))
  const sum = mine.reduce((acc, points) => acc + points, 0)
  const total = all.reduce((acc, one) => acc + one.total, 0)
  const share = total === 0 ? 0 : Math.round((sum / total) * 100 * HUNDREDTHS)
  const [values, percents] = [apportion(mine, share), apportion(mine, 100)]
  const of = (at: number) => ({ value: (values[at] ?? 0) / HUNDREDTHS, percent: percents[at] ?? 0 })
  const { account } = around
  return {
    name: account.name,
    avatar: account.avatar,
    projectName: projectId === '' ? '' : only.name,
    projectAvatar: projectId === '' ? null : only.avatar,
    all: { value: share / HUNDREDTHS, percent: sum === 0 ? 0 : 100 },
    channels: { x: of(0), community: of(1), space: of(2), bot: of(3) },
  }
}

/**
 * The activity behind a member's attention, without groups that `viewer` may not read. A channel's figure is the sum of
 * its rows.
 */
export const feedsFor = (around: Around, projectId: string, viewer: Xid): AttentionFeeds => {
  const all = projectsBy(around.world, projectId).map((project) => measured(around, project))
  const sum = (of: (one: (typeof all)[number]['doings']) => number): number =>
    all.reduce((acc, { doings }) => acc + of(doings), 0)
  const days = DAYS[around.period]
  const x = all.flatMap(({ doings }) => doings.x)
  const [hosted, spoke, listened] = [sum((one) => one.hosted), sum((one) => one.spoke), sum((one) => one.listened)]
  const groups = participationFor(around, projectId, viewer)
  const list = feedCardsOf({ ...around, viewer, since: periodStart(around.period, around.now) }, all)
  return {
    x: {
      tweet: x.length,
      retweet: x.reduce((acc, day) => acc + day.retweets, 0),
      impressions: x.reduce((acc, day) => acc + day.impressions, 0),
      reply: x.reduce((acc, day) => acc + day.replies, 0),
      view: x.reduce((acc, day) => acc + day.views, 0),
      list: list.x,
    },
    community: {
      participate: groups.length,
      activity: Math.round((groups.reduce((acc, { activity }) => acc + activity, 0) / days) * 10) / 10,
      list: list.community,
    },
    space: {
      participate: hosted + spoke + listened,
      activity: Math.round(((hosted + spoke + listened) / days) * 10) / 10,
      host: hosted,
      speaker: spoke,
      audience: listened,
      list: list.space,
    },
    bot: { list: list.bot },
  }
}

const IDENTITY = { owner: 'Owner', admin: 'Admin', ai: 'AI', normal: 'Member' } as const

/**
 * The member's groups of a project, and the member's messages in each. If the member hides their groups, only the
 * member gets the list; other viewers get an empty list (spec 2 §5).
 */
export const participationFor = (around: Around, projectId: string, viewer: Xid): readonly Participation[] => {
  const { world, account, period, now } = around
  if (viewer !== account.xid && !profileDetailsOf(world, account).showsGroups) return []
  const since = periodStart(period, now)
  const found = new Map<string, Participation>()
  for (const project of projectsBy(world, projectId)) {
    const { groups } = activityLogIn(world, project, since, now).of(account.xid)
    for (const community of communitiesOf(world, project).filter(
      (one) => isMember(one, account.xid) && mayRead(one, viewer),
    )) {
      const { gid, name, icon } = community
      found.set(gid, {
        gid,
        name,
        avatar: icon,
        isOfficial: labelOf(project, community) === 'gold' || found.get(gid)?.isOfficial === true,
        identity: IDENTITY[roleOf(community, account.xid)],
        activity: groups.get(gid) ?? 0,
      })
    }
  }
  return [...found.values()].sort((a, b) => b.activity - a.activity || (a.name < b.name ? -1 : 1))
}
