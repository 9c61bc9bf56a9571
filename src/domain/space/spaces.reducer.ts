import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { ChannelId } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import { SpaceAction, SpaceFilter } from './space'
import { reduceSpaces, noSpaces, Spaces } from './spaces.reducer-step'
import { spacesMessages } from './spaces.messages'

const ofSpace = t.strict({ channelId: ChannelId })

export const spacesEffects = {
  listSpaces: SpaceFilter,
  listHighlights: t.strict({}),
  readSpace: ofSpace,
  resolveSpaceKey: t.strict({ key: t.string }),
  readSpaceLink: ofSpace,
  readSummary: ofSpace,
  setReminder: t.strict({ channelId: ChannelId, on: t.boolean }),
  performAction: t.strict({ channelId: ChannelId, change: SpaceAction }),
}
type EffectRequest = EffectRequestOf<typeof spacesEffects>

const wantedRequests = (data: Spaces): readonly EffectRequest[] => [
  ...(data.listed.wanted
    ? [['listSpaces', { id: `spaces:${data.round}`, input: data.filter }] satisfies EffectRequest]
    : []),
  ...(data.highlights.wanted ? [['listHighlights', { id: 'highlights', input: {} }] satisfies EffectRequest] : []),
  ...entriesOf(data.looks).flatMap(([channelId, { wanted }]): readonly EffectRequest[] =>
    wanted && ChannelId.is(channelId) ? [['readSpace', { id: `space:${channelId}`, input: { channelId } }]] : [],
  ),
  ...entriesOf(data.spaceKeys).flatMap(([key, { wanted }]): readonly EffectRequest[] =>
    wanted ? [['resolveSpaceKey', { id: `spaceKey:${key}`, input: { key } }]] : [],
  ),
  ...entriesOf(data.links).flatMap(([channelId, { wanted }]): readonly EffectRequest[] =>
    wanted && ChannelId.is(channelId)
      ? [['readSpaceLink', { id: `spaceLink:${channelId}`, input: { channelId } }]]
      : [],
  ),
  ...entriesOf(data.summaries).flatMap(([channelId, { wanted }]): readonly EffectRequest[] =>
    wanted && ChannelId.is(channelId) ? [['readSummary', { id: `summary:${channelId}`, input: { channelId } }]] : [],
  ),
  ...entriesOf(data.reminders).flatMap(([channelId, on]): readonly EffectRequest[] =>
    ChannelId.is(channelId)
      ? [['setReminder', { id: `${on ? 'remind' : 'unremind'}:${channelId}`, input: { channelId, on } }]]
      : [],
  ),
  ...entriesOf(data.doing).flatMap(([channelId, change]): readonly EffectRequest[] =>
    ChannelId.is(channelId) ? [['performAction', { id: `spaceDeed:${channelId}`, input: { channelId, change } }]] : [],
  ),
]

/** Spaces outside a joined room: lists, a space by its URL, and the summary of an ended space. */
export const spacesReducer = reducerWithEffects('space/spaces', {
  initial: noSpaces,
  codec: Spaces,
  reduce: reduceSpaces,
  effects: wantedRequests,
  handles: [
    ...Object.keys(spacesMessages),
    'SignedIn',
    'VisitorEntered',
    'SessionEnded',
    'NetworkOnline',
    'SocketOpened',
    'group/GroupJoined',
  ],
})
