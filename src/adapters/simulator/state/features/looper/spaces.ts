import { DAYS_IN, RTMP_PLATFORMS, type Period, type SpaceRow, type SpaceStats } from '../../../../../domain/looper'
import type { Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { keysOf } from '../../../../../domain/kernel/table'
import { mixSeeds, hashText, seededRandom } from '../../seeded-random'
import { senderOf } from '../../users/senders'
import { accountById } from '../../users/profiles'
import type { ServerSpace, ServerState } from '../../server-state'
import { audienceIn, spacesOf } from './analytics'
import type { ServerProject } from './state'

const DAY_MS = 86_400_000
const FACES = 10

/** The platforms to which a space was restreamed. The list is seeded. */
const platformsOf = (world: ServerState, { channelId }: ServerSpace): SpaceRow['platforms'] => {
  const chance = seededRandom(mixSeeds(world.seed, hashText(channelId), 9))
  return RTMP_PLATFORMS.filter(() => chance.next() < 0.3)
}
const whoIn = (world: ServerState, xid: Xid): SpaceRow['hosts'][number] => ({
  ...senderOf(world, xid),
  uid: accountById(world, xid)?.uid ?? null,
})
const durationOf = ({ startedAt, endedAt }: ServerSpace, now: Instant): number =>
  startedAt === null ? 0 : Math.max(0, Math.round(((endedAt ?? now) - startedAt) / 1_000))

/** The project's spaces that match the locale and the period of the request. Future spaces belong to every period. */
const chosen = (
  world: ServerState,
  project: ServerProject,
  locale: string,
  period: Period,
  now: Instant,
): readonly ServerSpace[] =>
  spacesOf(world, project)
    .filter(
      (one) =>
        (locale === '' || one.locale === locale) &&
        one.startsAt >= now - DAYS_IN[period] * DAY_MS &&
        ['prepare', 'started', 'ended'].includes(one.status),
    )
    .sort((a, b) => b.startsAt - a.startsAt)

export const spaceStatsOf = (
  world: ServerState,
  project: ServerProject,
  locale: string,
  period: Period,
  now: Instant,
): SpaceStats => {
  const spaces = chosen(world, project, locale, period, now)
  const platforms = spaces.flatMap((one) => (one.status === 'prepare' ? [] : platformsOf(world, one)))
  const on = (platform: (typeof RTMP_PLATFORMS)[number]) => platforms.filter((one) => one === platform).length
  return {
    spaces: spaces.length,
    audience: spaces.reduce((sum, one) => sum + audienceIn(one), 0),
    duration: spaces.reduce((sum, one) => sum + durationOf(one, now), 0),
    rtmp: platforms.length,
    x: on('x'),
    youtube: on('youtube'),
    instagram: on('instagram'),
    tiktok: on('tiktok'),
    twitch: on('twitch'),
  }
}

export const spaceListOf = (
  world: ServerState,
  project: ServerProject,
  locale: string,
  period: Period,
  now: Instant,
): readonly SpaceRow[] =>
  chosen(world, project, locale, period, now).map((one): SpaceRow => ({
    channelId: one.channelId,
    title: one.title,
    status: one.status === 'started' ? 'live' : one.status === 'ended' ? 'ended' : 'upcoming',
    startsAt: one.startsAt,
    duration: durationOf(one, now),
    audience: audienceIn(one),
    gifts:
      one.status === 'prepare'
        ? '0.00'
        : (seededRandom(mixSeeds(world.seed, hashText(one.channelId), 10)).between(0, 90_000) / 100).toFixed(2),
    hosts: one.hostXids.slice(0, FACES).map((xid) => whoIn(world, xid)),
    speakers: keysOf(one.seats)
      .flatMap((key) => world.accounts[key]?.xid ?? [])
      .filter((xid) => !one.hostXids.includes(xid))
      .slice(0, FACES)
      .map((xid) => whoIn(world, xid)),
    platforms: one.status === 'prepare' ? [] : platformsOf(world, one),
  }))
