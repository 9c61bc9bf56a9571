import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { effect, type AskOf } from '../kernel/effect'
import { ChannelId } from '../kernel/ids'
import { askFor, Asking } from '../kernel/reconcile'
import { emptyTable, entriesOf, tableFrom, type Table } from '../kernel/table'
import { SpaceDeed, SpaceFilter } from './space'
import { foldSpaces, noSpaces, Spaces, type SpacesHear } from './spaces.fold'
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
  performSpaceDeed: t.strict({ channelId: ChannelId, change: SpaceDeed }),
}
type Ask = AskOf<typeof spacesEffects>

const wantedAsks = (data: Spaces): Table<Ask> => tableFrom([
  ...(data.listed.wanted ? [['listSpaces', { id: `spaces:${data.round}`, input: data.filter }] satisfies Ask] : []),
  ...(data.highlights.wanted ? [['listHighlights', { id: 'highlights', input: {} }] satisfies Ask] : []),
  ...entriesOf(data.looks).flatMap(([channelId, { wanted }]): readonly Ask[] =>
    wanted && ChannelId.is(channelId) ? [['readSpace', { id: `space:${channelId}`, input: { channelId } }]] : []),
  ...entriesOf(data.spaceKeys).flatMap(([key, { wanted }]): readonly Ask[] =>
    wanted ? [['resolveSpaceKey', { id: `spaceKey:${key}`, input: { key } }]] : []),
  ...entriesOf(data.links).flatMap(([channelId, { wanted }]): readonly Ask[] =>
    wanted && ChannelId.is(channelId) ? [['readSpaceLink', { id: `spaceLink:${channelId}`, input: { channelId } }]] : []),
  ...entriesOf(data.summaries).flatMap(([channelId, { wanted }]): readonly Ask[] =>
    wanted && ChannelId.is(channelId) ? [['readSummary', { id: `summary:${channelId}`, input: { channelId } }]] : []),
  ...entriesOf(data.reminders).flatMap(([channelId, on]): readonly Ask[] =>
    ChannelId.is(channelId) ? [['setReminder', { id: `${on ? 'remind' : 'unremind'}:${channelId}`, input: { channelId, on } }]] : []),
  ...entriesOf(data.doing).flatMap(([channelId, change]): readonly Ask[] =>
    ChannelId.is(channelId) ? [['performSpaceDeed', { id: `spaceDeed:${channelId}`, input: { channelId, change } }]] : []),
].map((ask) => [ask[1].id, ask] as const))

const Context = t.strict({ data: Spaces, asking: Asking }, 'SpacesContext')

/**
 * Spaces as one sees them from outside: the lists, one by its address, what came of one that is over.
 * @internal
 */
export const spacesMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as SpacesHear },
  actors: {
    listSpaces: effect(spacesEffects.listSpaces),
    listHighlights: effect(spacesEffects.listHighlights),
    readSpace: effect(spacesEffects.readSpace),
    resolveSpaceKey: effect(spacesEffects.resolveSpaceKey),
    readSpaceLink: effect(spacesEffects.readSpaceLink),
    readSummary: effect(spacesEffects.readSummary),
    setReminder: effect(spacesEffects.setReminder),
    performSpaceDeed: effect(spacesEffects.performSpaceDeed),
  },
  actions: {
    take: assign({ data: ({ context, event }) => foldSpaces(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, wantedAsks(context.data)) }),
  },
}).createMachine({
  id: 'spaces',
  context: { data: noSpaces, asking: emptyTable() },
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
})

export const spacesUnit = machineUnit('spaces', spacesMachine, Context,
  [...Object.keys(spacesMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded', 'NetworkOnline', 'SocketOpened', 'GroupJoined'])
