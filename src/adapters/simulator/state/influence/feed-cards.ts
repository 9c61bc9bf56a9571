import type { Channel, FeedCard, SpacePart } from '../../../../domain/influence'
import type { Xid } from '../../../../domain/kernel/ids'
import { clampToInstant } from '../../../../domain/kernel/instant'
import { communitiesOf } from '../features/looper/views'
import type { ServerProject } from '../features/looper/state'
import { mayRead } from '../groups/permissions'
import type { UserAccount, ServerSpace, ServerState } from '../server-state'
import { POINTS_PER_ACTIVITY, type UserActivity } from './points'
import { isForBot, lineOf, messagesSince } from './chat-activity'
import { handleOf, momentOf, postOf } from './x-activity'

/** The most cards of each channel, and the most characters of a text on a card. */
const CARDS = 40
const LETTERS = 280

interface Look {
  readonly world: ServerState
  readonly account: UserAccount
  readonly viewer: Xid
  readonly since: number
}
interface Of {
  readonly project: ServerProject
  readonly doings: UserActivity
  readonly spaces: readonly ServerSpace[]
}

const plain = { id: '', score: 0, replies: 0, favourites: 0, reposts: 0, views: 0, impressions: 0, part: null } as const
const scoreOf = (points: number): number => Math.round(points * 10) / 10

const xCards = ({ world, account }: Look, { project, doings }: Of): readonly FeedCard[] =>
  doings.x.slice(0, CARDS).map((day) => ({
    ...plain,
    channel: 'x',
    title: account.name,
    account: handleOf(world, account),
    text: postOf(world, account, project, day),
    keyword: project.name,
    score: scoreOf(20 + day.retweets * 4 + day.replies * 3),
    replies: day.replies,
    favourites: day.favourites,
    reposts: day.retweets,
    views: day.views,
    impressions: day.impressions,
    at: clampToInstant(momentOf(day)),
  }))

const talkCards = (
  { world, account, viewer, since }: Look,
  { project }: Of,
  channel: 'community' | 'bot',
): readonly FeedCard[] =>
  communitiesOf(world, project)
    .filter((one) => mayRead(one, viewer))
    .flatMap((community) =>
      messagesSince(world, community, since)
        .filter(
          (message) =>
            message.from.xid === account.xid &&
            isForBot(message, community) === (channel === 'bot') &&
            lineOf(message) !== '',
        )
        .slice(-CARDS)
        .map((message): FeedCard => {
          const reactions = message.reactions.reduce((sum, { xids }) => sum + xids.length, 0)
          return {
            ...plain,
            channel,
            title: community.name,
            account: account.name,
            text: lineOf(message).slice(0, LETTERS),
            keyword: project.keywords[0] ?? project.name,
            score: scoreOf(channel === 'bot' ? 3 : 2 + reactions),
            favourites: reactions,
            at: message.at,
          }
        }),
    )

/** The member's role in the space and the points for that role. `null` if the member did not take part. */
const partIn = ({ hostXids, tuned, seats }: ServerSpace, xid: Xid): readonly [SpacePart, number] | null => {
  if (hostXids.includes(xid)) return ['host', POINTS_PER_ACTIVITY.hosted]
  const seat = seats[xid]
  if (seat !== undefined && seat.role !== 'audience') return ['speaker', POINTS_PER_ACTIVITY.spoke]
  return seat !== undefined || tuned[xid] === true ? ['audience', POINTS_PER_ACTIVITY.listened] : null
}

const spaceCards = ({ world, account, viewer }: Look, { project, spaces }: Of): readonly FeedCard[] =>
  spaces.flatMap((space): readonly FeedCard[] => {
    const { gid, title, tuned, crowd, startedAt } = space
    const community = world.communities[gid]
    const part = partIn(space, account.xid)
    return community === undefined || part === null || !mayRead(community, viewer)
      ? []
      : [
          {
            ...plain,
            channel: 'space',
            title: community.name,
            account: account.name,
            text: title,
            keyword: project.name,
            score: part[1],
            part: part[0],
            views: Object.keys(tuned).length + crowd,
            at: startedAt,
          },
        ]
  })

const newest = (cards: readonly FeedCard[]): readonly FeedCard[] =>
  [...cards].sort((a, b) => (b.at ?? 0) - (a.at ?? 0)).slice(0, CARDS)

/** The newest cards of each channel. */
export const feedCardsOf = (look: Look, all: readonly Of[]): Readonly<Record<Channel, readonly FeedCard[]>> => {
  const by = (of: (one: Of) => readonly FeedCard[]): readonly FeedCard[] => newest(all.flatMap(of))
  return {
    x: by((one) => xCards(look, one)),
    community: by((one) => talkCards(look, one, 'community')),
    space: by((one) => spaceCards(look, one)),
    bot: by((one) => talkCards(look, one, 'bot')),
  }
}
