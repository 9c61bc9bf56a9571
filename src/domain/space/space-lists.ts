import * as t from 'io-ts'
import type { ConnectionMessage } from '../connection'
import type { GroupMessage } from '../group'
import { ChannelId } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { emptyTable, entriesOf, put, tableCodec, tableFrom } from '../kernel/table'
import type { AccountChange } from '../session'
import { EVERY_SPACE, SpaceFilter, SpaceGroup, type Space } from './space'
import { isOpen } from './space.rules'
import type { SpacesMessage } from './spaces.messages'
import { orNull } from '../kernel/or-null'

/** `wanted`: a request is pending. `failed`: the last request failed. */
const Read = { wanted: t.boolean, failed: t.boolean }
const unread = { wanted: true, failed: false } as const

const Shelf = t.strict({ ...Read, ids: orNull(t.readonlyArray(ChannelId)) }, 'Shelf')
type Shelf = t.TypeOf<typeof Shelf>

/** `group`: the group from the room's response. `gone`: the server does not know the space. */
const Looked = t.strict({ ...Read, group: orNull(SpaceGroup), gone: t.boolean }, 'Looked')

export const SpaceLists = t.strict(
  {
    filter: SpaceFilter,
    round: t.number,
    listed: Shelf,
    highlights: Shelf,
    looks: tableCodec(Looked),
  },
  'SpaceLists',
)
export type SpaceLists = t.TypeOf<typeof SpaceLists>

const noShelf: Shelf = { wanted: false, failed: false, ids: null }
export const noLists: SpaceLists = {
  filter: EVERY_SPACE,
  round: 0,
  listed: noShelf,
  highlights: noShelf,
  looks: emptyTable(),
}

type Input = ReceivedMessage<
  | SpacesMessage
  | AccountChange
  | Extract<ConnectionMessage, { type: 'NetworkOnline' | 'SocketOpened' }>
  | Extract<GroupMessage, { type: 'group/GroupJoined' }>
>

const shelfOf = (spaces: readonly Space[]): Shelf => ({
  wanted: false,
  failed: false,
  ids: [...new Set(spaces.map(({ channelId }) => channelId))],
})
const failedShelf = ({ ids }: Shelf): Shelf => ({ wanted: false, failed: true, ids })
const wantedShelf = ({ ids }: Shelf): Shelf => ({ wanted: true, failed: false, ids })

/** Adds an open space to the list that is shown, if the space fits the filter. */
const withListed = (data: SpaceLists, { channelId, locale, status }: Space): SpaceLists => {
  const { ids } = data.listed
  const fits = data.filter.locale === null || data.filter.locale === locale
  if (ids === null || ids.includes(channelId) || !isOpen(status) || !fits) return data
  return { ...data, listed: { ...data.listed, ids: [channelId, ...ids] } }
}

const looked = (data: SpaceLists, channelId: ChannelId, change: Partial<t.TypeOf<typeof Looked>>): SpaceLists => ({
  ...data,
  looks: put(data.looks, channelId, { ...unread, group: null, gone: false, ...data.looks[channelId], ...change }),
})

/** Reloads after each connection of the socket, including the first: pushes before it were missed (WS-7). */
const reload = (data: SpaceLists): SpaceLists => ({
  ...data,
  listed: data.listed.ids === null && !data.listed.failed ? data.listed : wantedShelf(data.listed),
  highlights: data.highlights.failed ? wantedShelf(data.highlights) : data.highlights,
  looks: tableFrom(
    entriesOf(data.looks).map(
      ([id, look]) => [id, look.failed || look.group !== null ? { ...look, ...unread } : look] as const,
    ),
  ),
})

export const reduceLists = (data: SpaceLists, message: Input): SpaceLists => {
  switch (message.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return noLists
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
    case 'space/SpacesLoaded':
      return { ...data, listed: shelfOf(message.spaces) }
    case 'space/SpacesNotLoaded':
      return { ...data, listed: failedShelf(data.listed) }
    case 'space/HighlightsLoaded':
      return { ...data, highlights: shelfOf(message.spaces) }
    case 'space/HighlightsNotLoaded':
      return { ...data, highlights: failedShelf(data.highlights) }
    case 'space/SpaceLoaded':
      return message.info === null
        ? looked(data, message.channelId, { wanted: false, gone: true })
        : looked(data, message.channelId, {
            wanted: false,
            failed: false,
            gone: false,
            group: message.info.group,
          })
    case 'space/SpaceNotLoaded':
      return looked(data, message.channelId, { wanted: false, failed: true })
    case 'space/SpaceWentLive':
    case 'space/SpaceEdited':
    case 'space/SpaceSaved':
      return withListed(data, message.space)
    default:
      return data
  }
}
