import * as t from 'io-ts'
import { entriesOf, tableCodec, tableFrom } from '../../kernel/table'
import type { NamedChunk } from './feature-names'

const Requests = tableCodec(t.type({ seq: t.number }))
type Requests = t.TypeOf<typeof Requests>

/** An old read: its input, the loaded items (`null`: never loaded), whether it failed, and the id of its request. */
interface OldRead {
  readonly input: Readonly<Record<string, string>>
  readonly items: readonly unknown[] | null
  readonly failed?: boolean
  readonly request: string
}

/** The chunk of a query with these reads. A read whose request runs keeps that request's number. */
const queryChunk = (name: string, reads: readonly OldRead[], asks: Requests): NamedChunk => {
  const made = reads.map(({ input, items, failed, request }) => {
    const key = JSON.stringify(input)
    const seq = asks[request]?.seq
    const entry = {
      input,
      items: items ?? [],
      next: null,
      total: null,
      shown: items !== null,
      failure: failed === true ? { _tag: 'Unreachable' } : null,
      wanted: seq === undefined ? null : { page: null },
      used: 0,
    }
    const id = `read:${key}:`
    return {
      key,
      entry,
      ask: seq === undefined ? null : { id, effect: 'read', input: { key, input, page: null }, seq },
    }
  })
  return {
    name,
    state: {
      data: tableFrom(made.map(({ key, entry }) => [key, entry])),
      asks: tableFrom(made.flatMap(({ ask }) => (ask === null ? [] : [[ask.id, ask]]))),
    },
  }
}

/** The reads of an old table. `input`: the input's field that the table's keys fill. `request`: the ids' start. */
const readsIn = <A extends object>(
  table: Readonly<Record<string, A>>,
  input: string,
  request: string,
  itemsOf: (one: A) => OldRead['items'],
): readonly OldRead[] =>
  entriesOf(table).map(([key, one]) => ({
    input: { [input]: key },
    items: itemsOf(one),
    failed: 'failed' in one && one.failed === true,
    request: `${request}:${key}`,
  }))

const without = (asks: Requests, isOfRead: (id: string) => boolean): Requests =>
  tableFrom(entriesOf(asks).filter(([id]) => !isOfRead(id)))

const listOrNull = t.union([t.array(t.unknown), t.null])
const textOrNull = t.union([t.string, t.null])
const valuesOf = (value: unknown): readonly unknown[] | null => (value === null ? null : [value])

const Balance = t.type({
  value: t.type({ balance: t.string, activity: t.string }),
  context: t.type({ usd: t.unknown, activity: t.unknown, previewed: t.boolean }),
  asks: Requests,
})
const fromBalance = ({ value, context, asks }: t.TypeOf<typeof Balance>): readonly NamedChunk[] => {
  const read = (loaded: unknown, state: string, request: string): readonly OldRead[] =>
    loaded === null && state === 'idle'
      ? []
      : [{ input: {}, items: valuesOf(loaded), failed: state === 'unknown', request }]
  return [
    queryChunk('balance/worth', read(context.usd, value.balance, 'loadBalance'), asks),
    queryChunk('balance/activity', read(context.activity, value.activity, 'loadActivity'), asks),
    { name: 'balance/preview', state: { isPreviewed: context.previewed } },
  ]
}

const MemeList = t.type({ failed: t.boolean, memes: listOrNull })
const Memes = t.type({
  data: t.intersection([t.type({ emoji: MemeList, sticker: MemeList }), t.partial({ recent: t.unknown })]),
  asks: Requests,
})
const fromMemes = ({ data, asks }: t.TypeOf<typeof Memes>): readonly NamedChunk[] => [
  queryChunk(
    'meme/list',
    (['emoji', 'sticker'] as const).map((category) => ({
      input: { category },
      items: data[category].memes,
      failed: data[category].failed,
      request: `memes:${category}`,
    })),
    asks,
  ),
  { name: 'meme/recent', state: data.recent ?? [] },
]

const Text = t.type({ wanted: t.boolean, text: textOrNull })
const Overview = t.type({
  data: t.type({
    wantsRooms: t.boolean,
    rooms: t.array(t.unknown),
    ranks: tableCodec(t.type({ failed: t.boolean, givers: listOrNull })),
    banners: tableCodec(Text),
    inviteKeys: tableCodec(Text),
  }),
  asks: Requests,
})
const fromOverview = ({ data, asks }: t.TypeOf<typeof Overview>): readonly NamedChunk[] => {
  const isRead = data.wantsRooms || data.rooms.length > 0 || Object.keys(data.ranks).length > 0
  const items = data.wantsRooms && data.rooms.length === 0 ? null : data.rooms
  const textsIn = ({ wanted, text }: t.TypeOf<typeof Text>) => (text === null ? (wanted ? null : []) : [text])
  return [
    queryChunk('group-overview/rooms', isRead ? [{ input: {}, items, request: 'liveRooms' }] : [], asks),
    queryChunk(
      'group-overview/giftRank',
      readsIn(data.ranks, 'gid', 'rank', ({ givers }) => givers),
      asks,
    ),
    queryChunk('group-overview/banner', readsIn(data.banners, 'gid', 'banner', textsIn), asks),
    queryChunk('group-overview/inviteKey', readsIn(data.inviteKeys, 'gid', 'invite', textsIn), asks),
  ]
}

const Group = t.type({
  data: t.intersection([t.UnknownRecord, t.partial({ whitelist: t.type({ hosts: listOrNull }) })]),
  asks: Requests,
})
const fromGroup = (
  name: string,
  { data: { whitelist, ...data }, asks }: t.TypeOf<typeof Group>,
): readonly NamedChunk[] => [
  { name, state: { data, asks: without(asks, (id) => id === 'linkHosts') } },
  queryChunk('chat/linkHosts', [{ input: {}, items: whitelist?.hosts ?? null, request: 'linkHosts' }], asks),
]

const Failing = { failed: t.boolean, wanted: t.boolean }
const Lists = t.type({
  spaceKeys: tableCodec(t.type({ ...Failing, channelId: textOrNull })),
  links: tableCodec(t.type({ ...Failing, key: textOrNull })),
  summaries: tableCodec(t.type({ ...Failing, stats: t.unknown })),
})
const Spaces = t.type({
  byKey: t.unknown,
  shared: t.type({ data: t.intersection([t.UnknownRecord, Lists]), asks: Requests }),
})
const fromSpaces = (
  name: string,
  { byKey, shared: { data, asks } }: t.TypeOf<typeof Spaces>,
): readonly NamedChunk[] => {
  const { spaceKeys, links, summaries, ...lists } = data
  const loaded = ({ failed, wanted }: { readonly failed: boolean; readonly wanted: boolean }, value: unknown) =>
    valuesOf(value) ?? (failed || wanted ? null : [])
  return [
    {
      name,
      state: {
        byKey,
        shared: { data: lists, asks: without(asks, (id) => /^(?:spaceKey|spaceLink|summary):/.test(id)) },
      },
    },
    queryChunk(
      'space/byKey',
      readsIn(spaceKeys, 'key', 'spaceKey', (one) => loaded(one, one.channelId)),
      asks,
    ),
    queryChunk(
      'space/shortLink',
      readsIn(links, 'channelId', 'spaceLink', (one) => loaded(one, one.key)),
      asks,
    ),
    queryChunk(
      'space/stats',
      readsIn(summaries, 'channelId', 'summary', (one) => valuesOf(one.stats)),
      asks,
    ),
  ]
}

/** 6 → 7: the reads in a reducer's state become the states of queries. A state of another shape is returned unchanged. */
export const chunksWithQueries = (chunk: NamedChunk): readonly NamedChunk[] => {
  const { name, state } = chunk
  if (name === 'balance/balanceAndActivity' && Balance.is(state)) return fromBalance(state)
  if (name === 'meme/memes' && Memes.is(state)) return fromMemes(state)
  if (name === 'group-overview/groupOverview' && Overview.is(state)) return fromOverview(state)
  if (name === 'group/group' && Group.is(state)) return fromGroup(name, state)
  if (name === 'space/spaces' && Spaces.is(state)) return fromSpaces(name, state)
  return [chunk]
}
