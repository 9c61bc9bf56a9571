import * as t from 'io-ts'
import { Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Period } from './periods'
import { orNull } from '../kernel/or-null'

/** The person of a KOL page (spec 3 §2): an X account, and the xid in this product. */
export const KolKey = t.strict({ projectId: t.string, account: t.string, xid: t.string }, 'KolKey')
export type KolKey = t.TypeOf<typeof KolKey>

const Attention = t.strict(
  { name: t.string, avatar: orNull(t.string), percent: t.number, rank: t.number },
  'KolAttention',
)
/** A KOL of a project (spec 3 §3 KOL info). */
export const KolInfo = t.strict(
  {
    xAccount: t.string,
    xAvatar: orNull(t.string),
    loopXid: orNull(Xid),
    loopName: orNull(t.string),
    loopAvatar: orNull(t.string),
    attention: t.readonlyArray(Attention),
  },
  'KolInfo',
)
export type KolInfo = t.TypeOf<typeof KolInfo>

export const FeedType = t.keyof({ all: null, x: null, community: null, space: null, bot: null }, 'FeedType')
export type FeedType = t.TypeOf<typeof FeedType>
export const FEED_TYPES = ['all', 'x', 'community', 'space', 'bot'] as const
export const FeedSort = t.keyof({ score: null, ts: null }, 'FeedSort')
export type FeedSort = t.TypeOf<typeof FeedSort>
export const FEED_SORTS = ['score', 'ts'] as const
/** The initial filter and the page size of the feed (spec 3 §9). */
export const FEED_DEFAULTS = { period: '7d', sort: 'ts', type: 'all' } as const
export const FEEDS_PAGE = 60

/** The input of the feed query (spec 3 §3), without the page. */
export const FeedKey = t.strict(
  { projectId: t.string, account: t.string, xid: t.string, period: Period, sort: FeedSort, feedType: FeedType },
  'FeedKey',
)
export type FeedKey = t.TypeOf<typeof FeedKey>

/** A counted activity. The specs print no shape (spec 3 §3 feeds_list); this shape is our own. */
export const FeedItem = t.strict(
  {
    feedId: t.string,
    kind: FeedType,
    text: t.string,
    place: t.string,
    score: t.number,
    at: orNull(Instant),
    url: orNull(t.string),
  },
  'FeedItem',
)
export type FeedItem = t.TypeOf<typeof FeedItem>
