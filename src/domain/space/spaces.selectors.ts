import { matchesState } from 'xstate'
import type { SpaceStatus } from '../chat'
import type { MachineState } from '../event-log'
import type { ChannelId } from '../kernel/ids'
import type { Space, SpaceFilter, SpaceInfo } from './space'
import type { SpaceStatusContext } from './space-status.setup'
import { isOpen } from './space.rules'
import type { SpacesState } from './spaces.reducer'

type Item = MachineState<SpaceStatusContext>

const STATUSES: readonly SpaceStatus[] = ['prepare', 'started', 'ended', 'cancelled', 'disabled']

const inPrepare = ({ value }: Item, region: 'action' | 'reminder', state: string): boolean =>
  matchesState({ prepare: { [region]: state } }, value)

const known = new WeakMap<Item, Space>()
/** The space with what its states say. The same state gives the same object. */
const spaceFrom = (item: Item): Space => {
  const kept = known.get(item)
  if (kept !== undefined) return kept
  const space = {
    ...item.context.space,
    status: STATUSES.find((status) => matchesState(status, item.value)) ?? 'disabled',
    isReminded: inPrepare(item, 'reminder', 'on') || inPrepare(item, 'reminder', 'turningOff'),
  }
  known.set(item, space)
  return space
}
const spaceOf = ({ byKey }: SpacesState, channelId: ChannelId): Space | null => {
  const item = byKey[channelId]
  return item === undefined ? null : spaceFrom(item)
}

export interface SpaceList {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly spaces: readonly Space[]
}

const listFrom = (state: SpacesState, which: 'listed' | 'highlights'): SpaceList => {
  const { ids, failed } = state.shared.data[which]
  return {
    status: ids !== null ? 'shown' : failed ? 'failed' : 'loading',
    spaces: (ids ?? []).flatMap((id) => spaceOf(state, id) ?? []),
  }
}

export const filterOf = ({ shared }: SpacesState): SpaceFilter => shared.data.filter

/** The listed spaces that are not over: live spaces first, then by start. */
export const listedSpaces = (state: SpacesState): SpaceList => {
  const { status, spaces } = listFrom(state, 'listed')
  const rank = ({ status: now, startsAt }: Space): number =>
    now === 'started' ? -1 : (startsAt ?? Number.MAX_SAFE_INTEGER)
  return { status, spaces: spaces.filter((space) => isOpen(space.status)).sort((a, b) => rank(a) - rank(b)) }
}

export const highlightedSpaces = (state: SpacesState): SpaceList => listFrom(state, 'highlights')

export type SpaceLookup =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | { readonly status: 'shown'; readonly info: SpaceInfo; readonly isFresh: boolean }

export const lookUpSpace = (state: SpacesState, channelId: ChannelId): SpaceLookup => {
  const look = state.shared.data.looks[channelId]
  const space = spaceOf(state, channelId)
  if (look === undefined) return { status: 'loading' }
  if (look.gone) return { status: 'gone' }
  if (look.group !== null && space !== null)
    return { status: 'shown', info: { space, group: look.group }, isFresh: !look.wanted }
  return { status: look.failed ? 'failed' : 'loading' }
}

/** Whether an action or a reminder of the space is being sent. */
export const isBusyWith = ({ byKey }: SpacesState, channelId: ChannelId): boolean => {
  const item = byKey[channelId]
  if (item === undefined || matchesState({ started: 'idle' }, item.value)) return false
  return matchesState('prepare', item.value)
    ? !inPrepare(item, 'action', 'idle') ||
        inPrepare(item, 'reminder', 'turningOn') ||
        inPrepare(item, 'reminder', 'turningOff')
    : matchesState('started', item.value)
}
