import { mixSeeds, hashText, seededRandom } from '../seeded-random'
import { xUrlOf } from '../users/profiles'
import type { UserAccount, ServerState } from '../server-state'

const DAY_MS = 86_400_000
/** In percent: the share of X users who write about a project, and the share of days on which these users write. */
const WRITERS = 55
const DAYS_WRITTEN = 34

export interface XDay {
  readonly day: number
  readonly retweets: number
  readonly replies: number
  readonly favourites: number
  readonly impressions: number
  readonly views: number
}

/** The X handle of the account. Empty without an X account. */
export const handleOf = (world: ServerState, account: UserAccount): string =>
  xUrlOf(world, account)?.split('/').at(-1) ?? ''

const hundredth = (...parts: readonly number[]): number => mixSeeds(...parts) % 100

/**
 * The simulated X activity of a member around a project, by day, newest first, at most one post a day. All of this
 * activity is seeded.
 */
export const xDaysOf = (
  world: ServerState,
  account: UserAccount,
  projectId: string,
  since: number,
  now: number,
): readonly XDay[] => {
  const [person, project] = [hashText(account.xid), hashText(projectId)]
  if (xUrlOf(world, account) === null || hundredth(world.seed, person, project, 51) >= WRITERS) return []
  const [first, last] = [Math.ceil(since / DAY_MS), Math.floor(now / DAY_MS)]
  const days: XDay[] = []
  for (let day = last; day >= first; day -= 1) {
    if (hundredth(world.seed, person, project, day) >= DAYS_WRITTEN) continue
    const chance = seededRandom(mixSeeds(world.seed, person, project, day, 7))
    const impressions = chance.between(200, 2_000) + account.level * chance.between(10, 90)
    days.push({
      day,
      retweets: chance.between(0, 40),
      replies: chance.between(0, 14),
      favourites: chance.between(2, 160),
      impressions,
      views: impressions * chance.between(2, 4),
    })
  }
  return days
}

const SAID: readonly string[] = [
  'Spent the week with {name}. Notes below, including the parts that broke.',
  'Nobody asked, but here is why {name} works for us.',
  'If you try one thing this weekend, try {name}.',
  'Small release, large relief: {name} no longer drops my calls.',
  'Question for those who run {name} in small groups: how do you keep it calm?',
  '{name} meet-up on Friday. Bring a chair.',
]

/** The account's simulated post on X on that day. */
export const postOf = (
  world: ServerState,
  account: UserAccount,
  project: { readonly projectId: string; readonly name: string },
  { day }: XDay,
): string =>
  (SAID[mixSeeds(world.seed, hashText(account.xid), hashText(project.projectId), day, 9) % SAID.length] ?? '').replace(
    '{name}',
    project.name,
  )

export const momentOf = ({ day }: XDay): number => day * DAY_MS
