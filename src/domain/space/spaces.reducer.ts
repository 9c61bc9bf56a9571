import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
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
  performSpaceDeed: t.strict({ channelId: ChannelId, change: SpaceAction }),
}
type Ask = EffectRequestOf<typeof spacesEffects>

const wantedAsks = (data: Spaces): readonly Ask[] => [
  ...(data.listed.wanted ? [['listSpaces', { id: `spaces:${data.round}`, input: data.filter }] satisfies Ask] : []),
  ...(data.highlights.wanted ? [['listHighlights', { id: 'highlights', input: {} }] satisfies Ask] : []),
  ...entriesOf(data.looks).flatMap(([channelId, { wanted }]): readonly Ask[] =>
    wanted && ChannelId.is(channelId) ? [['readSpace', { id: `space:${channelId}`, input: { channelId } }]] : [],
  ),
  ...entriesOf(data.spaceKeys).flatMap(([key, { wanted }]): readonly Ask[] =>
    wanted ? [['resolveSpaceKey', { id: `spaceKey:${key}`, input: { key } }]] : [],
  ),
  ...entriesOf(data.links).flatMap(([channelId, { wanted }]): readonly Ask[] =>
    wanted && ChannelId.is(channelId)
      ? [['readSpaceLink', { id: `spaceLink:${channelId}`, input: { channelId } }]]
      : [],
  ),
  ...entriesOf(data.summaries).flatMap(([channelId, { wanted }]): readonly Ask[] =>
    wanted && ChannelId.is(channelId) ? [['readSummary', { id: `summary:${channelId}`, input: { channelId } }]] : [],
  ),
  ...entriesOf(data.reminders).flatMap(([channelId, on]): readonly Ask[] =>
    ChannelId.is(channelId)
      ? [['setReminder', { id: `${on ? 'remind' : 'unremind'}:${channelId}`, input: { channelId, on } }]]
      : [],
  ),
  ...entriesOf(data.doing).flatMap(([channelId, change]): readonly Ask[] =>
    ChannelId.is(channelId)
      ? [['performSpaceDeed', { id: `spaceDeed:${channelId}`, input: { channelId, change } }]]
      : [],
  ),
]

/** Spaces as one sees them from outside: the lists, one by its address, what came of one that is over. */
export const spacesReducer = foldWithAsks('spaces', {
  initial: noSpaces,
  codec: Spaces,
  reduce: reduceSpaces,
  effects: wantedAsks,
  handles: [
    ...Object.keys(spacesMessages),
    'SignedIn',
    'VisitorEntered',
    'SessionEnded',
    'NetworkOnline',
    'SocketOpened',
    'GroupJoined',
  ],
})
