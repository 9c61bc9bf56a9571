import type { ChannelId } from '../kernel/ids'
import type { Space, SpaceFilter, SpaceInfo, SpaceStats } from './space'
import type { spacesReducer } from './spaces.reducer'

export type SpacesState = typeof spacesReducer.initial

export interface SpaceList {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly spaces: readonly Space[]
}

const listFrom = ({ data }: SpacesState, which: 'listed' | 'highlights'): SpaceList => {
  const { ids, failed } = data[which]
  return {
    status: ids !== null ? 'shown' : failed ? 'failed' : 'loading',
    spaces: (ids ?? []).flatMap((id) => data.spaces[id] ?? []),
  }
}

export const filterOf = ({ data }: SpacesState): SpaceFilter => data.filter

/** The listed spaces: live spaces first, then by start. */
export const listedSpaces = (state: SpacesState): SpaceList => {
  const { status, spaces } = listFrom(state, 'listed')
  const rank = ({ status: now, startsAt }: Space): number =>
    now === 'started' ? -1 : (startsAt ?? Number.MAX_SAFE_INTEGER)
  return { status, spaces: [...spaces].sort((a, b) => rank(a) - rank(b)) }
}

export const highlightedSpaces = (state: SpacesState): SpaceList => listFrom(state, 'highlights')

export type SpaceLookup =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | { readonly status: 'shown'; readonly info: SpaceInfo; readonly isFresh: boolean }

export const lookUpSpace = ({ data }: SpacesState, channelId: ChannelId): SpaceLookup => {
  const look = data.looks[channelId]
  const space = data.spaces[channelId]
  if (look === undefined) return { status: 'loading' }
  if (look.gone) return { status: 'gone' }
  if (look.group !== null && space !== undefined)
    return { status: 'shown', info: { space, group: look.group }, isFresh: !look.wanted }
  return { status: look.failed ? 'failed' : 'loading' }
}

export type SpaceKeyLookup =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | { readonly status: 'shown'; readonly channelId: ChannelId }

export const lookUpSpaceKey = ({ data }: SpacesState, key: string): SpaceKeyLookup => {
  const found = data.spaceKeys[key]
  if (found === undefined || found.wanted) return { status: 'loading' }
  return found.channelId !== null
    ? { status: 'shown', channelId: found.channelId }
    : { status: found.failed ? 'failed' : 'gone' }
}

/** The path to share: the short link, else the id (R2-199). */
export const spaceSharePath = ({ data }: SpacesState, channelId: ChannelId): string => {
  const key = data.links[channelId]?.key ?? null
  return key === null ? `/space/${channelId}` : `/s/${key}`
}

export const statsOf = ({ data }: SpacesState, channelId: ChannelId): SpaceStats | 'loading' | 'failed' => {
  const summary = data.summaries[channelId]
  return summary?.stats ?? (summary?.failed === true ? 'failed' : 'loading')
}

/** Whether an action or a reminder of the space is being sent. */
export const isBusyWith = ({ data }: SpacesState, channelId: ChannelId): boolean =>
  data.doing[channelId] !== undefined || data.reminders[channelId] !== undefined
