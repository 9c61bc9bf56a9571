import * as t from 'io-ts'

type Message = Readonly<Record<string, unknown>>

const keyOf = (input: unknown): string => JSON.stringify(input)

/** The fields of an old message that became the query's input. No input has more than one field. */
const inputIn = (message: Message, field: string | null): Message => (field === null ? {} : { [field]: message[field] })

const Asked = t.type({ ask: t.type({ seq: t.number }) })

/** A fact about the read of an input's first page. */
const fact =
  (query: string, kind: 'loaded' | 'notLoaded', field: string | null, rest: (old: Message) => Message) =>
  (old: unknown): unknown => {
    if (!t.UnknownRecord.is(old) || !Asked.is(old)) return old
    const key = keyOf(inputIn(old, field))
    const ask = { unit: query, id: `read:${key}:`, seq: old.ask.seq }
    return { type: `${query}/${kind}`, ask, key, page: null, ...rest(old) }
  }

const load =
  (query: string, field: string | null) =>
  (old: unknown): unknown => {
    if (!t.UnknownRecord.is(old)) return old
    const input = inputIn(old, field)
    return { type: `${query}/load`, key: keyOf(input), input }
  }

const valuesIn = (one: unknown): readonly unknown[] => (one === null ? [] : Array.isArray(one) ? one : [one])

/** Old facts by query: the type, the field with the loaded data, and the type of the failure. `field`: of the input. */
const READS = [
  ['balance/worth', null, 'balance/BalanceLoaded', 'usd', 'balance/BalanceNotLoaded'],
  ['balance/activity', null, 'balance/ActivityLoaded', 'activity', 'balance/ActivityNotLoaded'],
  ['meme/list', 'category', 'meme/MemesLoaded', 'memes', 'meme/MemesNotLoaded'],
  ['chat/linkHosts', null, 'group/LinkHostsLoaded', 'hosts', 'group/LinkHostsNotLoaded'],
  ['group-overview/rooms', null, 'group-overview/LiveRoomsLoaded', 'rooms', 'group-overview/LiveRoomsNotLoaded'],
  ['group-overview/giftRank', 'gid', 'group-overview/GiftRankLoaded', 'givers', 'group-overview/GiftRankNotLoaded'],
  ['group-overview/banner', 'gid', 'group-overview/BannerLoaded', 'banner', 'group-overview/BannerNotLoaded'],
  ['group-overview/inviteKey', 'gid', 'group-overview/InviteKeyLoaded', 'key', 'group-overview/InviteKeyNotLoaded'],
  ['space/byKey', 'key', 'space/SpaceKeyFound', 'channelId', 'space/SpaceKeyNotFound'],
  ['space/shortLink', 'channelId', 'space/SpaceLinkLoaded', 'key', 'space/SpaceLinkNotLoaded'],
  ['space/stats', 'channelId', 'space/SpaceSummaryLoaded', 'stats', 'space/SpaceSummaryNotLoaded'],
] as const

/** 6 → 7: reads with messages of their own are queries. Commands that load several queries are unchanged. */
export const readMessages: Readonly<Record<string, (old: unknown) => unknown>> = Object.fromEntries([
  ...READS.flatMap(([query, field, loaded, data, notLoaded]) => [
    [loaded, fact(query, 'loaded', field, (old) => ({ items: valuesIn(old[data]), next: null, total: null }))] as const,
    [notLoaded, fact(query, 'notLoaded', field, ({ failure }) => ({ failure }))] as const,
  ]),
  // One message cannot become two. The stickers load again when the picker opens.
  ['meme/ShowMemes', () => load('meme/list', 'category')({ category: 'emoji' })],
  ['group/ShowLinkHosts', load('chat/linkHosts', null)],
  ['group-overview/RetryGiftRank', load('group-overview/giftRank', 'gid')],
  ['space/LookUpSpaceKey', load('space/byKey', 'key')],
  ['space/LoadSpaceLink', load('space/shortLink', 'channelId')],
  ['space/LoadSpaceSummary', load('space/stats', 'channelId')],
])
