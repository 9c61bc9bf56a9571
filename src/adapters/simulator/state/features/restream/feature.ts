import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { ChannelId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import { Platform, readAddress, readStreamKey } from '../../../../../domain/restream'
import { doneResult, refusedResult, type StepResult } from '../../output'
import { isHostIn, seatIn, spaceOf } from '../../spaces/spaces'
import type { ServerState } from '../../server-state'
import { stateFeature, featureSlice, type ForgetsAccount } from '../state-feature'

/** A restream target with the stream key that the platform issued. */
interface StoredEntry {
  readonly id: string
  readonly xid: Xid
  readonly platform: Platform
  readonly name: string
  readonly address: string
  readonly key: string
}
/** A running restream and the member who started it. */
interface Running {
  readonly session: string
  readonly xid: Xid
  readonly entry: StoredEntry
  readonly since: Instant
}
interface Restreams {
  readonly entries: Table<StoredEntry>
  /** The running restreams, keyed by room. */
  readonly running: Table<Running>
  /** The room for which a token is valid, and the token's owner, keyed by token. */
  readonly tokens: Table<{ readonly channelId: string; readonly xid: Xid }>
  /** The streams that the simulated platforms received, newest last. */
  readonly received: readonly {
    readonly platform: Platform
    readonly channelId: string
    readonly since: Instant
    readonly until: Instant | null
  }[]
}

export const restreamSlice = featureSlice<Restreams>('restream', () => ({
  entries: emptyTable(),
  running: emptyTable(),
  tokens: emptyTable(),
  received: [],
}))

const of = <N extends string, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, xid: Xid, ...props })
const RestreamInput = t.union(
  [
    of('restream/Added', { id: t.string, platform: Platform, name: t.string, address: t.string, key: t.string }),
    of('restream/Removed', { id: t.string }),
    of('restream/TokenGiven', { channelId: t.string, token: t.string }),
    of('restream/PushStarted', { channelId: t.string, entryId: t.string, token: t.string, session: t.string }),
    of('restream/PushStopped', { channelId: t.string, session: t.string }),
  ],
  'RestreamInput',
)
export type RestreamInput = t.TypeOf<typeof RestreamInput>
type Of<T extends RestreamInput['type']> = Extract<RestreamInput, { type: T }>

const KEPT = 500

/**
 * The restream of this room, or `null`. A restream runs only while the room is live and the room's host is in the room.
 */
export const runningIn = (world: ServerState, channelId: string): Running | null => {
  const running = restreamSlice.of(world).running[channelId]
  const space = spaceOf(world, channelId)
  return running === undefined ||
    space === undefined ||
    space.status !== 'started' ||
    seatIn(world, space, running.xid) === undefined
    ? null
    : running
}

export const entriesOfHost = (world: ServerState, xid: Xid): readonly StoredEntry[] =>
  entriesOf(restreamSlice.of(world).entries)
    .map(([, one]) => one)
    .filter((one) => one.xid === xid)

const mayPush = (world: ServerState, channelId: string, xid: Xid): boolean => {
  const space = spaceOf(world, channelId)
  return (
    ChannelId.is(channelId) &&
    space !== undefined &&
    space.status === 'started' &&
    seatIn(world, space, xid) !== undefined &&
    isHostIn(world, space, xid)
  )
}

const ADDRESS_WORDS = {
  addressMissing: 'message.rtmp:address:required',
  keyMissing: 'message.rtmp:streamKey:required',
  unsupported: 'message.rtmp:address:protocol:unsupported',
  noHost: 'The stream address names no host',
  control: 'An address and a key are one line each',
  tooLong: 'The stream address or key is too long',
} as const

const added = (world: ServerState, { id, xid, platform, name, address, key }: Of<'restream/Added'>): StepResult => {
  const [readable, readKey] = [readAddress(address), readStreamKey(key)]
  if (E.isLeft(readable)) return refusedResult(world, ADDRESS_WORDS[readable.left])
  if (E.isLeft(readKey)) return refusedResult(world, ADDRESS_WORDS[readKey.left])
  if (name.trim() === '') return refusedResult(world, 'Give it a name')
  if (entriesOfHost(world, xid).some((one) => one.platform === platform))
    return refusedResult(world, 'There is an entry for this platform already')
  const slice = restreamSlice.of(world)
  return doneResult(
    restreamSlice.put(world, {
      ...slice,
      entries: put(slice.entries, id, {
        id,
        xid,
        platform,
        name: name.trim(),
        address: readable.right,
        key: readKey.right,
      }),
    }),
  )
}

const removed = (world: ServerState, { id, xid }: Of<'restream/Removed'>): StepResult => {
  const slice = restreamSlice.of(world)
  const entry = slice.entries[id]
  if (entry !== undefined && entry.xid !== xid) return refusedResult(world, 'There is no such entry')
  const isInUse = entriesOf(slice.running).some(
    ([
      channelId,
      {
        entry: { id: used },
      },
    ]) => used === id && runningIn(world, channelId) !== null,
  )
  return isInUse
    ? refusedResult(world, 'A live stream is in process. Stop it first.')
    : doneResult(restreamSlice.put(world, { ...slice, entries: drop(slice.entries, id) }))
}

const tokenGiven = (world: ServerState, { xid, channelId, token }: Of<'restream/TokenGiven'>): StepResult => {
  if (!mayPush(world, channelId, xid)) return refusedResult(world, 'Only a host who is in the space can restream it')
  const slice = restreamSlice.of(world)
  const others = entriesOf(slice.tokens)
    .filter(([, one]) => one.xid !== xid)
    .slice(-KEPT)
  return doneResult(
    restreamSlice.put(world, { ...slice, tokens: put(Object.fromEntries(others), token, { channelId, xid }) }),
  )
}

const started = (
  world: ServerState,
  { at, xid, channelId, entryId, token, session }: Of<'restream/PushStarted'>,
): StepResult => {
  const slice = restreamSlice.of(world)
  const [entry, given] = [slice.entries[entryId], slice.tokens[token]]
  if (!mayPush(world, channelId, xid)) return refusedResult(world, 'Only a host who is in the space can restream it')
  if (entry === undefined || entry.xid !== xid) return refusedResult(world, 'There is no such entry')
  if (given === undefined || given.xid !== xid || given.channelId !== channelId)
    return refusedResult(world, 'This token is not for this space')
  if (runningIn(world, channelId) !== null) return refusedResult(world, 'A live stream is in process')
  return doneResult(
    restreamSlice.put(world, {
      ...slice,
      tokens: drop(slice.tokens, token),
      running: put(slice.running, channelId, { session, xid, entry, since: at }),
      received: [...slice.received, { platform: entry.platform, channelId, since: at, until: null }].slice(-KEPT),
    }),
  )
}

/** Stops a restream. If the restream has already ended, the input succeeds and changes nothing. */
const stopped = (world: ServerState, { at, xid, channelId, session }: Of<'restream/PushStopped'>): StepResult => {
  const slice = restreamSlice.of(world)
  const running = slice.running[channelId]
  if (running === undefined || running.session !== session) return doneResult(world)
  const space = spaceOf(world, channelId)
  if (running.xid !== xid && (space === undefined || !isHostIn(world, space, xid)))
    return refusedResult(world, 'Only a host can stop it')
  return doneResult(
    restreamSlice.put(world, {
      ...slice,
      running: drop(slice.running, channelId),
      received: slice.received.map((one) =>
        one.channelId === channelId && one.until === null ? { ...one, until: at } : one,
      ),
    }),
  )
}

/** Drops the stream keys and the running restreams of a deleted account. */
const withoutHost: ForgetsAccount = (world, gone) => {
  const slice = restreamSlice.of(world)
  const others = <A extends { readonly xid: Xid }>(table: Table<A>): Table<A> =>
    tableFrom(entriesOf(table).filter(([, { xid }]) => xid !== gone.xid))
  return restreamSlice.put(world, {
    ...slice,
    entries: others(slice.entries),
    running: others(slice.running),
    tokens: others(slice.tokens),
  })
}

export const feature = stateFeature(
  RestreamInput,
  (world, input) => {
    switch (input.type) {
      case 'restream/Added':
        return added(world, input)
      case 'restream/Removed':
        return removed(world, input)
      case 'restream/TokenGiven':
        return tokenGiven(world, input)
      case 'restream/PushStarted':
        return started(world, input)
      case 'restream/PushStopped':
        return stopped(world, input)
    }
  },
  { forgets: withoutHost },
)
