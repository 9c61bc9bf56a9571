import { seqGet } from '../../../../../domain/kernel/seq-map'
import { mixSeeds, seededRandom } from '../../seeded-random'
import { threadOf } from '../../conversation-lookups'
import { sizeOf } from '../../group-views'
import type { Community, ServerState } from '../../server-state'

const DAY_MS = 86_400_000
/** To count the people who wrote, the server reads at most this many of the newest messages. */
const LOOKED_AT = 300

/** The day as a number of days since 1970 in UTC, the time zone of every figure. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS)

/** The number of people who wrote in the community on this day. The generated history does not count. */
const speakersOn = (world: ServerState, { conversationId }: Community, day: number): number => {
  const { latest, messages } = threadOf(world, conversationId)
  const speakers = new Set<string>()
  for (let seq = latest; seq > 0 && seq > latest - LOOKED_AT; seq -= 1) {
    const message = seqGet(messages, seq)
    if (message === null || dayOf(message.at ?? 0) < day) break
    if (message.at !== null && dayOf(message.at) === day) speakers.add(message.from.xid)
  }
  return speakers.size
}

/**
 * The active members of a community on a day: a seeded number, plus all people who wrote on that day after the state
 * was seeded.
 */
export const activeOn = (world: ServerState, community: Community, day: number): number => {
  const place = seededRandom(mixSeeds(world.seed, Number(community.gid), 41))
  const share = 0.08 + place.next() * 0.22
  const trend = (place.next() - 0.35) * 0.0016
  const weekend = [0, 6].includes((day + 4) % 7) ? 0.82 : 1
  const noise = 0.9 + seededRandom(mixSeeds(world.seed, Number(community.gid), day)).next() * 0.2
  const size = sizeOf(community)
  const seeded = Math.round(size * share * weekend * noise * Math.max(0.4, 1 + trend * ((day % 365) - 182)))
  return Math.min(size, seeded + speakersOn(world, community, day))
}

/** The sum of active members over the `days` days that end with `day`. */
export const activeOver = (world: ServerState, community: Community, day: number, days: number): number =>
  Array.from({ length: days }, (_, n) => activeOn(world, community, day - n)).reduce((sum, one) => sum + one, 0)

/** The growth as a text, such as `+12.4%`, `-3.0%` or `0.0%`. Empty when the earlier value is 0. */
export const growthOf = (now: number, before: number): string => {
  if (before === 0) return ''
  const percent = ((now - before) / before) * 100
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`
}
