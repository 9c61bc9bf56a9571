import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { alarmInput, effect, type EffectRequestOf } from '../kernel/effect'
import { ClientId, Gid } from '../kernel/ids'
import { syncEffects, ActiveEffects } from '../kernel/sync-effects'
import { emptyTable, entriesOf, tableFrom, type Table } from '../kernel/table'
import { AnnouncementAction } from './announcement'
import { Announcements, noAnnouncements } from './announcement.data'
import { reduceAnnouncements, type AnnouncementReducerInput } from './announcement.reducer'
import { announcementMessages } from './announcement.messages'

export const announcementEffects = {
  listAnnouncements: t.strict({ gid: Gid, page: t.number }),
  performAction: t.strict({ actId: ClientId, act: AnnouncementAction }),
  alarm: alarmInput,
}
type EffectRequest = EffectRequestOf<typeof announcementEffects>

const Context = t.strict({ data: Announcements, asking: ActiveEffects }, 'AnnouncementContext')

const wantedRequests = ({ boards, acts }: Announcements): Table<EffectRequest> =>
  tableFrom(
    [
      ...entriesOf(boards).flatMap(
        ([
          gid,
          {
            paged: { wanted },
            notBefore,
          },
        ]): readonly EffectRequest[] =>
          wanted === null || !Gid.is(gid)
            ? []
            : notBefore === null
              ? [['listAnnouncements', { id: `board:${gid}:${wanted}`, input: { gid, page: wanted } }]]
              : [['alarm', { id: `wait:board:${gid}`, input: { at: notBefore } }]],
      ),
      ...acts.map(({ actId, act }): EffectRequest => [
        'performAction',
        { id: `notice:${actId}`, input: { actId, act } },
      ]),
    ].map((request) => [request[1].id, request] as const),
  )

/**
 * Announcements of visited groups. Without a session the reducer handles no message and requests nothing.
 * @internal
 */
export const announcementMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as AnnouncementReducerInput },
  actors: {
    listAnnouncements: effect(announcementEffects.listAnnouncements),
    performAction: effect(announcementEffects.performAction),
    alarm: effect(announcementEffects.alarm),
  },
  actions: {
    take: assign({ data: ({ context, event }) => reduceAnnouncements(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => {
      syncEffects(enqueue, context.asking, wantedRequests(context.data))
    }),
  },
}).createMachine({
  id: 'announcement',
  context: { data: noAnnouncements, asking: emptyTable() },
  initial: 'absent',
  states: {
    absent: {
      on: {
        SignedIn: { target: 'present', actions: ['take', 'askForWhatIsWanted'] },
        VisitorEntered: { target: 'present', actions: ['take', 'askForWhatIsWanted'] },
      },
    },
    present: {
      on: {
        SessionEnded: { target: 'absent', actions: ['take', 'askForWhatIsWanted'] },
        '*': { actions: ['take', 'askForWhatIsWanted'] },
      },
    },
  },
})

export const announcementReducer = machineReducer('announcement/announcements', announcementMachine, Context, [
  ...Object.keys(announcementMessages),
  'SignedIn',
  'VisitorEntered',
  'SessionEnded',
  'NetworkOnline',
  'ChatServiceLoggedIn',
])
