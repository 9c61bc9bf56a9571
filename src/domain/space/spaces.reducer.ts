import * as t from 'io-ts'
import {
  effectsAsShared,
  keyedMachine,
  type AnyReceivedMessage,
  type KeyedState,
  type StateWithEffects,
} from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { ChannelId } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import { changesAccount } from '../session'
import { SpaceFilter, type Space } from './space'
import { noLists, reduceLists, SpaceLists } from './space-lists'
import { isOpen } from './space.rules'
import { spaceStatusMachine } from './space-status.machine'
import { spaceStatusEffects, SpaceStatusContext } from './space-status.setup'
import { spacesMessages } from './spaces.messages'

export type SpacesState = KeyedState<SpaceStatusContext, StateWithEffects<SpaceLists>>

const listEffects = {
  listSpaces: SpaceFilter,
  listHighlights: t.strict({}),
  readSpace: spaceStatusEffects.readSpace,
}
export const spacesEffects = { ...listEffects, ...spaceStatusEffects }
type EffectRequest = EffectRequestOf<typeof listEffects>

const wantedRequests = (data: SpaceLists): readonly EffectRequest[] => [
  ...(data.listed.wanted
    ? [['listSpaces', { id: `spaces:${data.round}`, input: data.filter }] satisfies EffectRequest]
    : []),
  ...(data.highlights.wanted ? [['listHighlights', { id: 'highlights', input: {} }] satisfies EffectRequest] : []),
  ...entriesOf(data.looks).flatMap(([channelId, { wanted }]): readonly EffectRequest[] =>
    wanted && ChannelId.is(channelId) ? [['readSpace', { id: `space:${channelId}`, input: { channelId } }]] : [],
  ),
]

const LISTS = [spacesMessages['space/SpacesLoaded'], spacesMessages['space/HighlightsLoaded']] as const
const PUSHES = [
  spacesMessages['space/SpaceWentLive'],
  spacesMessages['space/SpaceEdited'],
  spacesMessages['space/SpaceSaved'],
] as const
const SpaceLoaded = spacesMessages['space/SpaceLoaded']

/** The spaces in a response of the server. */
const readIn = (message: AnyReceivedMessage): readonly Space[] => {
  for (const codec of LISTS) if (codec.is(message)) return message.spaces
  return SpaceLoaded.is(message) && message.info !== null ? [message.info.space] : []
}
/** The space in an event that the server or this browser's form pushed. */
const pushedIn = (message: AnyReceivedMessage): Space | null =>
  PUSHES.map((codec) => (codec.is(message) ? message.space : null)).find((space) => space !== null) ?? null

const keyOf = (message: AnyReceivedMessage & { readonly channelId?: unknown }): string | readonly string[] | null => {
  const read = readIn(message)
  if (read.length > 0) return read.map(({ channelId }) => channelId)
  const pushed = pushedIn(message)
  if (pushed !== null) return pushed.channelId
  if (t.string.is(message.channelId)) return message.channelId
  return changesAccount(message) ? null : []
}

const spaceIn = (message: AnyReceivedMessage, key: string): Space | null =>
  readIn(message).find(({ channelId }) => channelId === key) ?? null

/** The spaces, each once, with the lists that show them (SPC-2). A pushed space that is over begins nothing. */
export const spacesReducer = keyedMachine('space/spaces', spaceStatusMachine, {
  context: SpaceStatusContext,
  handles: [
    ...Object.keys(spacesMessages),
    'SignedIn',
    'VisitorEntered',
    'SessionEnded',
    'NetworkOnline',
    'SocketOpened',
    'group/GroupJoined',
  ],
  keyOf,
  begin: (message, _lists, key): Space | null => {
    const pushed = pushedIn(message)
    return spaceIn(message, key) ?? (pushed !== null && isOpen(pushed.status) ? pushed : null)
  },
  eventFor: (message, key) => {
    const [read, pushed] = [spaceIn(message, key), pushedIn(message)]
    if (read !== null) return { type: 'SpaceRead', space: read }
    return pushed === null ? message : { type: 'SpacePushed', space: pushed }
  },
  shared: {
    ...effectsAsShared('space/spaces', {
      initial: noLists,
      codec: SpaceLists,
      reduce: reduceLists,
      effects: wantedRequests,
    }),
    signals: () => [],
  },
})
