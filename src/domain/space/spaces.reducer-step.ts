import * as t from 'io-ts'
import type { ConnectionMessage } from '../connection'
import type { GroupMessage } from '../group'
import { ChannelId } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import type { SessionMessage } from '../session'
import { EVERY_SPACE, Space, SpaceAction, SpaceFilter, SpaceGroup, SpaceStats } from './space'
import { isOpen, statusAfter } from './space.rules'
import type { SpacesMessage } from './spaces.messages'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** Something that is read: `wanted` while it is asked for. */
const Read = { wanted: t.boolean, failed: t.boolean }
const unread = { wanted: true, failed: false } as const

const Shelf = t.strict({ ...Read, ids: orNull(t.readonlyArray(ChannelId)) }, 'Shelf')
type Shelf = t.TypeOf<typeof Shelf>

/** `group`: of its room call, `gone`: there is no such space. */
const Looked = t.strict({ ...Read, group: orNull(SpaceGroup), gone: t.boolean }, 'Looked')
/** What stands behind a word: a space behind a key, a key of a space, what came of one. */
const Resolved = t.strict({ ...Read, known: t.boolean, channelId: orNull(ChannelId) }, 'Resolved')
const Link = t.strict({ ...Read, key: orNull(t.string) }, 'Link')
const Summary = t.strict({ ...Read, stats: orNull(SpaceStats) }, 'Summary')

export const Spaces = t.strict(
  {
    /** Each once, whichever list shows it (SPC-2). */
    spaces: tableCodec(Space),
    filter: SpaceFilter,
    round: t.number,
    listed: Shelf,
    highlights: Shelf,
    looks: tableCodec(Looked),
    spaceKeys: tableCodec(Resolved),
    links: tableCodec(Link),
    summaries: tableCodec(Summary),
    reminders: tableCodec(t.boolean),
    doing: tableCodec(SpaceAction),
  },
  'Spaces',
)
export type Spaces = t.TypeOf<typeof Spaces>

const noShelf: Shelf = { wanted: false, failed: false, ids: null }
export const noSpaces: Spaces = {
  spaces: emptyTable(),
  filter: EVERY_SPACE,
  round: 0,
  listed: noShelf,
  highlights: noShelf,
  looks: emptyTable(),
  spaceKeys: emptyTable(),
  links: emptyTable(),
  summaries: emptyTable(),
  reminders: emptyTable(),
  doing: emptyTable(),
}

type SessionChange = Extract<SessionMessage, { type: 'SignedIn' | 'VisitorEntered' | 'SessionEnded' }>
type SpacesHear = ReceivedMessage<
  | SpacesMessage
  | SessionChange
  | Extract<ConnectionMessage, { type: 'NetworkOnline' | 'SocketOpened' }>
  | Extract<GroupMessage, { type: 'GroupJoined' }>
>

const without = <A>(table: Table<A>, key: string): Table<A> =>
  tableFrom(entriesOf(table).filter(([one]) => one !== key))
const shelfOf = (spaces: readonly Space[]): Shelf => ({
  wanted: false,
  failed: false,
  ids: [...new Set(spaces.map(({ channelId }) => channelId))],
})
const failedShelf = ({ ids }: Shelf): Shelf => ({ wanted: false, failed: true, ids })
const wantedShelf = ({ ids }: Shelf): Shelf => ({ wanted: true, failed: false, ids })

/** A fresh answer has the last word; what it leaves out of a space that is known stays. */
const known = (data: Spaces, spaces: readonly Space[]): Spaces => ({
  ...data,
  spaces: spaces.reduce((so, space) => put(so, space.channelId, space), data.spaces),
})

/**
 * What an event tells of a space: its status goes only forward, so that what is over does not come back (SPC-1, SPC-2).
 */
const told = (data: Spaces, space: Space): Spaces => {
  const before = data.spaces[space.channelId]
  if (before === undefined) return isOpen(space.status) ? known(data, [space]) : data
  const status = space.status === before.status ? before.status : statusAfter(before.status, space.status)
  return known(data, [{ ...space, status, isReminded: before.isReminded }])
}

/** On the list that is shown, where that list would have it. */
const listed = (data: Spaces, { channelId, locale }: Space): Spaces => {
  const { ids } = data.listed
  const space = data.spaces[channelId]
  const fits = data.filter.locale === null || data.filter.locale === locale
  if (ids === null || ids.includes(channelId) || space === undefined || !isOpen(space.status) || !fits) return data
  return { ...data, listed: { ...data.listed, ids: [channelId, ...ids] } }
}

/** Over: marked so, and off the lists (decisions.md). */
const ended = (data: Spaces, channelId: ChannelId): Spaces => {
  const space = data.spaces[channelId]
  const off = (shelf: Shelf): Shelf =>
    shelf.ids?.includes(channelId) === true ? { ...shelf, ids: shelf.ids.filter((id) => id !== channelId) } : shelf
  const after = space === undefined ? data : known(data, [{ ...space, status: statusAfter(space.status, 'ended') }])
  return { ...after, listed: off(after.listed) }
}

const looked = (data: Spaces, channelId: ChannelId, change: Partial<t.TypeOf<typeof Looked>>): Spaces => ({
  ...data,
  looks: put(data.looks, channelId, { ...unread, group: null, gone: false, ...data.looks[channelId], ...change }),
})
const summed = (data: Spaces, channelId: ChannelId, change: Partial<t.TypeOf<typeof Summary>>): Spaces => ({
  ...data,
  summaries: put(data.summaries, channelId, { ...unread, stats: null, ...data.summaries[channelId], ...change }),
})
const linked = (data: Spaces, channelId: ChannelId, change: Partial<t.TypeOf<typeof Link>>): Spaces => ({
  ...data,
  links: put(data.links, channelId, { ...unread, key: null, ...data.links[channelId], ...change }),
})

const reminded = (data: Spaces, channelId: ChannelId, on: boolean): Spaces => {
  const space = data.spaces[channelId]
  return space === undefined ? data : known(data, [{ ...space, isReminded: on }])
}

/** What was missed while there was no line, the time before the first one included, is read again (WS-7). */
const readAgain = (data: Spaces): Spaces => ({
  ...data,
  listed: data.listed.ids === null && !data.listed.failed ? data.listed : wantedShelf(data.listed),
  highlights: data.highlights.failed ? wantedShelf(data.highlights) : data.highlights,
  looks: tableFrom(
    entriesOf(data.looks).map(
      ([id, one]) => [id, one.failed || one.group !== null ? { ...one, ...unread } : one] as const,
    ),
  ),
})

export const reduceSpaces = (data: Spaces, heard: SpacesHear): Spaces => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return noSpaces
    case 'NetworkOnline':
    case 'SocketOpened':
      return readAgain(data)
    case 'GroupJoined':
      return {
        ...data,
        looks: tableFrom(
          entriesOf(data.looks).map(
            ([id, one]) =>
              [
                id,
                one.group?.gid === heard.group.gid ? { ...one, group: { ...one.group, isMember: true } } : one,
              ] as const,
          ),
        ),
      }
    case 'ShowSpaces': {
      const isSame = heard.filter.period === data.filter.period && heard.filter.locale === data.filter.locale
      return {
        ...data,
        filter: heard.filter,
        round: isSame ? data.round : data.round + 1,
        listed: wantedShelf(isSame ? data.listed : noShelf),
      }
    }
    case 'ShowHighlights':
      return { ...data, highlights: wantedShelf(data.highlights) }
    case 'ShowSpace':
      return looked(data, heard.channelId, unread)
    case 'ShowSpaceKey':
      return { ...data, spaceKeys: put(data.spaceKeys, heard.key, { known: false, channelId: null, ...unread }) }
    case 'ShowSpaceLink':
      return data.links[heard.channelId]?.key == null ? linked(data, heard.channelId, unread) : data
    case 'ShowSummary':
      return summed(data, heard.channelId, unread)
    case 'SetReminder':
      return { ...data, reminders: put(data.reminders, heard.channelId, heard.on) }
    case 'DoSpace':
      return data.doing[heard.channelId] === undefined
        ? { ...data, doing: put(data.doing, heard.channelId, heard.change) }
        : data
    case 'SpacesLoaded':
      return { ...known(data, heard.spaces), listed: shelfOf(heard.spaces.filter(({ status }) => isOpen(status))) }
    case 'SpacesNotLoaded':
      return { ...data, listed: failedShelf(data.listed) }
    case 'HighlightsLoaded':
      return { ...known(data, heard.spaces), highlights: shelfOf(heard.spaces) }
    case 'HighlightsNotLoaded':
      return { ...data, highlights: failedShelf(data.highlights) }
    case 'SpaceRead':
      return heard.info === null
        ? looked(data, heard.channelId, { wanted: false, gone: true })
        : looked(known(data, [heard.info.space]), heard.channelId, {
            wanted: false,
            failed: false,
            gone: false,
            group: heard.info.group,
          })
    case 'SpaceNotRead':
      return looked(data, heard.channelId, { wanted: false, failed: true })
    case 'SpaceKeyRead':
      return {
        ...data,
        spaceKeys: put(data.spaceKeys, heard.key, {
          wanted: false,
          failed: false,
          known: true,
          channelId: heard.channelId,
        }),
      }
    case 'SpaceKeyNotRead':
      return {
        ...data,
        spaceKeys: put(data.spaceKeys, heard.key, { wanted: false, failed: true, known: false, channelId: null }),
      }
    case 'SpaceLinkRead':
      return linked(data, heard.channelId, { wanted: false, failed: false, key: heard.key })
    case 'SpaceLinkNotRead':
      return linked(data, heard.channelId, { wanted: false, failed: true })
    case 'SummaryRead':
      return summed(data, heard.channelId, { wanted: false, failed: false, stats: heard.stats })
    case 'SummaryNotRead':
      return summed(data, heard.channelId, { wanted: false, failed: true })
    case 'ReminderSet':
      return reminded({ ...data, reminders: without(data.reminders, heard.channelId) }, heard.channelId, heard.on)
    case 'ReminderNotSet':
      return { ...data, reminders: without(data.reminders, heard.channelId) }
    case 'SpaceDone': {
      const after = { ...data, doing: without(data.doing, heard.channelId) }
      if (heard.change !== 'start') return ended(after, heard.channelId)
      const space = after.spaces[heard.channelId]
      return space === undefined ? after : known(after, [{ ...space, status: statusAfter(space.status, 'started') }])
    }
    case 'SpaceNotDone':
      return { ...data, doing: without(data.doing, heard.channelId) }
    case 'SpaceStartedNow':
    case 'SpaceEdited':
    case 'SpaceSaved':
      return listed(told(data, heard.space), heard.space)
    case 'SpaceEnded':
      return ended(data, heard.channelId)
  }
}
