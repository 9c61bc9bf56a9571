import * as t from 'io-ts'
import type { ConnectionMessage } from '../connection'
import type { GroupMessage } from '../group'
import { ChannelId } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import type { AccountChange } from '../session'
import { EVERY_SPACE, Space, SpaceAction, SpaceFilter, SpaceGroup, SpaceStats } from './space'
import { isOpen, statusAfter } from './space.rules'
import type { SpacesMessage } from './spaces.messages'
import { orNull } from '../kernel/or-null'

/** `wanted`: a request is pending. `failed`: the last request failed. */
const Read = { wanted: t.boolean, failed: t.boolean }
const unread = { wanted: true, failed: false } as const

const Shelf = t.strict({ ...Read, ids: orNull(t.readonlyArray(ChannelId)) }, 'Shelf')
type Shelf = t.TypeOf<typeof Shelf>

/** `group`: the group from the room's response. `gone`: the server does not know the space. */
const Looked = t.strict({ ...Read, group: orNull(SpaceGroup), gone: t.boolean }, 'Looked')
const Resolved = t.strict({ ...Read, known: t.boolean, channelId: orNull(ChannelId) }, 'Resolved')
const Link = t.strict({ ...Read, key: orNull(t.string) }, 'Link')
const Summary = t.strict({ ...Read, stats: orNull(SpaceStats) }, 'Summary')

export const Spaces = t.strict(
  {
    /** The spaces by channel id. Each space is stored once, whichever lists show it (SPC-2). */
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

type Input = ReceivedMessage<
  | SpacesMessage
  | AccountChange
  | Extract<ConnectionMessage, { type: 'NetworkOnline' | 'SocketOpened' }>
  | Extract<GroupMessage, { type: 'group/GroupJoined' }>
>

const without = <A>(table: Table<A>, key: string): Table<A> =>
  tableFrom(entriesOf(table).filter(([name]) => name !== key))
const shelfOf = (spaces: readonly Space[]): Shelf => ({
  wanted: false,
  failed: false,
  ids: [...new Set(spaces.map(({ channelId }) => channelId))],
})
const failedShelf = ({ ids }: Shelf): Shelf => ({ wanted: false, failed: true, ids })
const wantedShelf = ({ ids }: Shelf): Shelf => ({ wanted: true, failed: false, ids })

const withSpaces = (data: Spaces, spaces: readonly Space[]): Spaces => ({
  ...data,
  spaces: spaces.reduce((table, space) => put(table, space.channelId, space), data.spaces),
})

/** Applies a pushed space. A status never goes back, so an ended space does not become live again (SPC-1, SPC-2). */
const withPushedSpace = (data: Spaces, space: Space): Spaces => {
  const before = data.spaces[space.channelId]
  if (before === undefined) return isOpen(space.status) ? withSpaces(data, [space]) : data
  const status = space.status === before.status ? before.status : statusAfter(before.status, space.status)
  return withSpaces(data, [{ ...space, status, isReminded: before.isReminded }])
}

const withListed = (data: Spaces, { channelId, locale }: Space): Spaces => {
  const { ids } = data.listed
  const space = data.spaces[channelId]
  const fits = data.filter.locale === null || data.filter.locale === locale
  if (ids === null || ids.includes(channelId) || space === undefined || !isOpen(space.status) || !fits) return data
  return { ...data, listed: { ...data.listed, ids: [channelId, ...ids] } }
}

/** Marks a space as ended and removes it from the list (decisions.md). */
const withEnded = (data: Spaces, channelId: ChannelId): Spaces => {
  const space = data.spaces[channelId]
  const off = (shelf: Shelf): Shelf =>
    shelf.ids?.includes(channelId) === true ? { ...shelf, ids: shelf.ids.filter((id) => id !== channelId) } : shelf
  const after =
    space === undefined ? data : withSpaces(data, [{ ...space, status: statusAfter(space.status, 'ended') }])
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
  return space === undefined ? data : withSpaces(data, [{ ...space, isReminded: on }])
}

/** Reloads after each connection of the socket, including the first: pushes before it were missed (WS-7). */
const reload = (data: Spaces): Spaces => ({
  ...data,
  listed: data.listed.ids === null && !data.listed.failed ? data.listed : wantedShelf(data.listed),
  highlights: data.highlights.failed ? wantedShelf(data.highlights) : data.highlights,
  looks: tableFrom(
    entriesOf(data.looks).map(
      ([id, look]) => [id, look.failed || look.group !== null ? { ...look, ...unread } : look] as const,
    ),
  ),
})

export const reduceSpaces = (data: Spaces, message: Input): Spaces => {
  switch (message.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return noSpaces
    case 'NetworkOnline':
    case 'SocketOpened':
      return reload(data)
    case 'group/GroupJoined':
      return {
        ...data,
        looks: tableFrom(
          entriesOf(data.looks).map(
            ([id, look]) =>
              [
                id,
                look.group?.gid === message.group.gid ? { ...look, group: { ...look.group, isMember: true } } : look,
              ] as const,
          ),
        ),
      }
    case 'space/ShowSpaces': {
      const isSame = message.filter.period === data.filter.period && message.filter.locale === data.filter.locale
      return {
        ...data,
        filter: message.filter,
        round: isSame ? data.round : data.round + 1,
        listed: wantedShelf(isSame ? data.listed : noShelf),
      }
    }
    case 'space/ShowHighlights':
      return { ...data, highlights: wantedShelf(data.highlights) }
    case 'space/ShowSpace':
      return looked(data, message.channelId, unread)
    case 'space/LookUpSpaceKey':
      return { ...data, spaceKeys: put(data.spaceKeys, message.key, { known: false, channelId: null, ...unread }) }
    case 'space/LoadSpaceLink':
      return data.links[message.channelId]?.key == null ? linked(data, message.channelId, unread) : data
    case 'space/LoadSpaceSummary':
      return summed(data, message.channelId, unread)
    case 'space/SetReminder':
      return { ...data, reminders: put(data.reminders, message.channelId, message.on) }
    case 'space/PerformSpaceAction':
      return data.doing[message.channelId] === undefined
        ? { ...data, doing: put(data.doing, message.channelId, message.change) }
        : data
    case 'space/SpacesLoaded':
      return {
        ...withSpaces(data, message.spaces),
        listed: shelfOf(message.spaces.filter(({ status }) => isOpen(status))),
      }
    case 'space/SpacesNotLoaded':
      return { ...data, listed: failedShelf(data.listed) }
    case 'space/HighlightsLoaded':
      return { ...withSpaces(data, message.spaces), highlights: shelfOf(message.spaces) }
    case 'space/HighlightsNotLoaded':
      return { ...data, highlights: failedShelf(data.highlights) }
    case 'space/SpaceLoaded':
      return message.info === null
        ? looked(data, message.channelId, { wanted: false, gone: true })
        : looked(withSpaces(data, [message.info.space]), message.channelId, {
            wanted: false,
            failed: false,
            gone: false,
            group: message.info.group,
          })
    case 'space/SpaceNotLoaded':
      return looked(data, message.channelId, { wanted: false, failed: true })
    case 'space/SpaceKeyFound':
      return {
        ...data,
        spaceKeys: put(data.spaceKeys, message.key, {
          wanted: false,
          failed: false,
          known: true,
          channelId: message.channelId,
        }),
      }
    case 'space/SpaceKeyNotFound':
      return {
        ...data,
        spaceKeys: put(data.spaceKeys, message.key, { wanted: false, failed: true, known: false, channelId: null }),
      }
    case 'space/SpaceLinkLoaded':
      return linked(data, message.channelId, { wanted: false, failed: false, key: message.key })
    case 'space/SpaceLinkNotLoaded':
      return linked(data, message.channelId, { wanted: false, failed: true })
    case 'space/SpaceSummaryLoaded':
      return summed(data, message.channelId, { wanted: false, failed: false, stats: message.stats })
    case 'space/SpaceSummaryNotLoaded':
      return summed(data, message.channelId, { wanted: false, failed: true })
    case 'space/ReminderSet':
      return reminded({ ...data, reminders: without(data.reminders, message.channelId) }, message.channelId, message.on)
    case 'space/ReminderNotSet':
      return { ...data, reminders: without(data.reminders, message.channelId) }
    case 'space/SpaceActionDone': {
      const after = { ...data, doing: without(data.doing, message.channelId) }
      if (message.change !== 'start') return withEnded(after, message.channelId)
      const space = after.spaces[message.channelId]
      return space === undefined
        ? after
        : withSpaces(after, [{ ...space, status: statusAfter(space.status, 'started') }])
    }
    case 'space/SpaceActionFailed':
      return { ...data, doing: without(data.doing, message.channelId) }
    case 'space/SpaceWentLive':
    case 'space/SpaceEdited':
    case 'space/SpaceSaved':
      return withListed(withPushedSpace(data, message.space), message.space)
    case 'space/SpaceEnded':
      return withEnded(data, message.channelId)
  }
}
