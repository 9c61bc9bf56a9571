import {
  DAYS_IN,
  type FeedItem,
  type FeedKey,
  type InfluRow,
  type InfluSort,
  type KolInfo,
  type Period,
} from '../../../../../domain/looper'
import { addMs, type Instant } from '../../../../../domain/kernel/instant'
import { entriesOf } from '../../../../../domain/kernel/table'
import { mixSeeds, hashText, seededRandom } from '../../seeded-random'
import type { UserAccount, ServerState } from '../../server-state'
import { percentsOf } from './analytics'
import { looperSlice, type ServerProject } from './state'

const KOLS = 68
const WORDS = [
  'tide',
  'lumen',
  'harbour',
  'orbit',
  'fern',
  'comet',
  'delta',
  'ember',
  'quill',
  'north',
  'maple',
  'salt',
] as const
const ENDS = ['labs', 'daily', 'eth', 'reads', 'watch', 'dao', 'notes', 'talks'] as const
const MINUTE_MS = 60_000
const two = (n: number): number => Math.round(n * 100) / 100

interface Kol {
  readonly account: string
  readonly person: UserAccount | null
}

/** X accounts that write about a project. Some belong to accounts of this server; the others exist only on X. */
const kolsOf = (world: ServerState, project: ServerProject): readonly Kol[] => {
  const people = entriesOf(world.accounts).flatMap(([, one]) => (one.isVisitor ? [] : [one]))
  return Array.from({ length: KOLS }, (_, n) => {
    const chance = seededRandom(mixSeeds(world.seed, hashText(project.projectId), n, 5))
    const person = n % 4 === 0 ? (people[chance.between(0, people.length - 1)] ?? null) : null
    return { account: `${chance.of(WORDS, 'tide')}_${chance.of(ENDS, 'labs')}${n}`, person }
  })
}

const SORTED: Readonly<Record<InfluSort, (row: InfluRow) => number>> = {
  all: ({ all }) => all.value,
  x: ({ x }) => x.value,
  space: ({ space }) => space.value,
  group: ({ community }) => community.value,
}

/** The list of influencers. Weights: X 70, community 20, space 10 percent (spec 3 §9). */
export const influListOf = (
  world: ServerState,
  project: ServerProject,
  period: Period,
  sort: InfluSort,
): readonly InfluRow[] => {
  const rows = kolsOf(world, project).map(({ account, person }, n) => {
    const chance = seededRandom(mixSeeds(world.seed, hashText(project.projectId), n, DAYS_IN[period]))
    const x = two(chance.next() ** 3 * 9)
    const community = two(person === null ? chance.next() ** 4 * 2 : chance.next() ** 2 * 5)
    const space = two(person === null ? 0 : chance.next() ** 2 * 4)
    return { account, person, x, community, space, all: two(x * 0.7 + community * 0.2 + space * 0.1) }
  })
  const percents = {
    all: percentsOf(rows.map(({ all }) => all)),
    x: percentsOf(rows.map(({ x }) => x)),
    space: percentsOf(rows.map(({ space }) => space)),
    community: percentsOf(rows.map(({ community }) => community)),
  }
  return rows
    .map(({ account, person, ...row }, n): InfluRow => ({
      xAccount: account,
      avatar: null,
      loopXid: person?.xid ?? null,
      looper: person === null ? null : { name: person.name, avatar: person.avatar },
      all: { value: row.all, percent: percents.all[n] ?? 0 },
      x: { value: row.x, percent: percents.x[n] ?? 0 },
      space: { value: row.space, percent: percents.space[n] ?? 0 },
      community: { value: row.community, percent: percents.community[n] ?? 0 },
    }))
    .sort((a, b) => SORTED[sort](b) - SORTED[sort](a))
}

/** The account's attention for each project. */
export const kolOf = (world: ServerState, project: ServerProject, account: string, period: Period): KolInfo | null => {
  const kol = kolsOf(world, project).find((one) => one.account === account)
  if (kol === undefined) return null
  const projects = entriesOf(looperSlice.of(world).projects).map(([, one]) => one)
  const weights = projects.map(
    (one) =>
      seededRandom(mixSeeds(world.seed, hashText(account), hashText(one.projectId), DAYS_IN[period])).next() ** 2 *
      (one.projectId === project.projectId ? 3 : 1),
  )
  const percents = percentsOf(weights)
  const ranked = projects
    .map((one, n) => ({ name: one.name, avatar: one.avatar, percent: percents[n] ?? 0 }))
    .sort((a, b) => b.percent - a.percent)
  const { person } = kol
  return {
    xAccount: account,
    xAvatar: null,
    loopXid: person?.xid ?? null,
    loopName: person?.name ?? null,
    loopAvatar: person?.avatar ?? null,
    attention: ranked.map((one, n) => ({ ...one, rank: n + 1 })),
  }
}

const KINDS = ['x', 'community', 'space', 'bot'] as const
const SAID: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  x: [
    'Worth a read: what {p} shipped this week.',
    'I keep coming back to {p}. Quietly excellent.',
    '{p} answered me within the hour.',
  ],
  community: ['Asked in the group of {p} and got three good answers.', 'Welcomed a newcomer to {p}.'],
  space: ['Spoke in a live room about {p}.', 'Listened to the {p} office hours.'],
  bot: ['Asked the helper of {p} about rewards.', 'Set a reminder for the next room of {p}.'],
}
const FEEDS = 480

/** The account's posts that counted for the project in that period. */
export const feedsOf = (
  world: ServerState,
  project: ServerProject,
  { account, period, sort, feedType }: Omit<FeedKey, 'projectId' | 'xid'>,
  now: Instant,
): readonly FeedItem[] => {
  if (!kolsOf(world, project).some((one) => one.account === account)) return []
  const items = Array.from({ length: FEEDS }, (_, n): FeedItem => {
    const chance = seededRandom(mixSeeds(world.seed, hashText(`${project.projectId} ${account}`), n))
    const kind = chance.of(KINDS, 'x')
    const text = chance.of(SAID[kind], '').replace('{p}', project.name)
    return {
      feedId: `${account}-${n}`,
      kind,
      text,
      place: kind === 'x' ? `@${account}` : project.name,
      score: two(chance.next() * 12),
      at: addMs(now, -(n * 270 + chance.between(0, 200)) * MINUTE_MS),
      url: kind === 'x' ? `https://x.com/${account}` : null,
    }
  })
  const since = addMs(now, -DAYS_IN[period] * 1_440 * MINUTE_MS)
  const found = items.filter(({ at, kind }) => at !== null && at >= since && (feedType === 'all' || kind === feedType))
  return sort === 'ts' ? found : found.toSorted((a, b) => b.score - a.score)
}
