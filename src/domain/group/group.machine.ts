import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect, type EffectRequestOf } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import { syncEffects, ActiveEffects } from '../kernel/sync-effects'
import { emptyTable, entriesOf, tableFrom, type Table } from '../kernel/table'
import { Groups, noGroups } from './group.data'
import { reduceGroups, type GroupReducerInput } from './group.reducer'
import { groupMessages } from './group.messages'

export const groupEffects = {
  listMyGroups: t.strict({}),
  listTrending: t.strict({ page: t.number }),
  findGroup: t.strict({ key: t.string }),
  loadLinkHosts: t.strict({}),
  listMembers: t.strict({ gid: Gid, page: t.number }),
}
type EffectRequest = EffectRequestOf<typeof groupEffects>

const Context = t.strict({ data: Groups, asking: ActiveEffects }, 'GroupContext')

const wantedRequests = ({ mine, trending, lookups, members, whitelist }: Groups): Table<EffectRequest> => {
  const requests: readonly EffectRequest[] = [
    ...(mine.wanted === null ? [] : [['listMyGroups', { id: 'mine', input: {} }] satisfies EffectRequest]),
    ...(trending.wanted === null
      ? []
      : [
          [
            'listTrending',
            { id: `trending:${trending.wanted}`, input: { page: trending.wanted } },
          ] satisfies EffectRequest,
        ]),
    ...(whitelist.wanted ? [['loadLinkHosts', { id: 'linkHosts', input: {} }] satisfies EffectRequest] : []),
    ...entriesOf(lookups).flatMap(([key, lookup]): readonly EffectRequest[] =>
      lookup.wanted ? [['findGroup', { id: `find:${key}`, input: { key } }]] : [],
    ),
    ...entriesOf(members).flatMap(([gid, { wanted }]): readonly EffectRequest[] =>
      wanted === null || !Gid.is(gid)
        ? []
        : [['listMembers', { id: `members:${gid}:${wanted}`, input: { gid, page: wanted } }]],
    ),
  ]
  return tableFrom(requests.map((request) => [request[1].id, request] as const))
}

/**
 * Loaded groups, their lists and members. Without a session the reducer handles no message and requests nothing; every
 * session starts empty.
 * @internal
 */
export const groupMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as GroupReducerInput },
  actors: {
    listMyGroups: effect(groupEffects.listMyGroups),
    listTrending: effect(groupEffects.listTrending),
    findGroup: effect(groupEffects.findGroup),
    loadLinkHosts: effect(groupEffects.loadLinkHosts),
    listMembers: effect(groupEffects.listMembers),
  },
  actions: {
    take: assign({ data: ({ context, event }) => reduceGroups(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => {
      syncEffects(enqueue, context.asking, wantedRequests(context.data))
    }),
  },
}).createMachine({
  id: 'group',
  context: { data: noGroups, asking: emptyTable() },
  initial: 'absent',
  states: {
    absent: { on: { SignedIn: 'present', VisitorEntered: 'present' } },
    present: {
      on: {
        SessionEnded: { target: 'absent', actions: ['take', 'askForWhatIsWanted'] },
        '*': { actions: ['take', 'askForWhatIsWanted'] },
      },
    },
  },
})

export const groupReducer = machineReducer('group/group', groupMachine, Context, [
  'chat/ChatActionDone',
  'group-admin/GroupSaved',
  'group-admin/GroupActionDone',
  ...Object.keys(groupMessages),
  'SignedIn',
  'VisitorEntered',
  'SessionEnded',
  'NetworkOnline',
  'SocketOpened',
])
