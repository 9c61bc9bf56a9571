import * as t from 'io-ts'
import type { NetworkOnline } from '../connection'
import { reducerWithEffects, type FeatureMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { ACCOUNT_CHANGES, changesAccount, type SessionMessage } from '../session'
import { ScheduleAct, scheduledMessagesMessages, type ScheduledMessagesMessage } from './scheduled-messages.messages'

export const scheduledMessagesEffects = { perform: t.strict({ actId: ClientId, act: ScheduleAct }) }

/**
 * An act of the member. `outcome`: `null` while it runs; `done` until the next list of the server contains it; otherwise
 * why it failed, and the act waits for Retry.
 */
const PendingAct = t.strict(
  { actId: ClientId, act: ScheduleAct, outcome: t.union([t.null, t.literal('done'), Failure]) },
  'PendingAct',
)
export type PendingAct = t.TypeOf<typeof PendingAct>
type Acts = Table<PendingAct>

/** The list of the server is a query, and a query's messages have no types of their own. */
interface ListLoaded extends FeatureMessage {
  readonly type: 'scheduled-messages/list/loaded'
}
type Received = ReceivedMessage<ScheduledMessagesMessage | SessionMessage | NetworkOnline | ListLoaded>

const withOutcome = (acts: Acts, actId: ClientId, outcome: PendingAct['outcome']): Acts => {
  const pending = acts[actId]
  return pending === undefined ? acts : put(acts, actId, { ...pending, outcome })
}

/** A new act replaces the failed acts of the same message. */
const withoutFailed = (acts: Acts, id: ClientId): Acts =>
  tableFrom(entriesOf(acts).filter(([, { act, outcome }]) => act.id !== id || outcome === null || outcome === 'done'))

const again = (pending: PendingAct): PendingAct => ({ ...pending, outcome: null })
const isUnreachable = ({ outcome }: PendingAct): boolean =>
  outcome !== null && outcome !== 'done' && outcome._tag === 'Unreachable'

const reduce = (acts: Acts, received: Received): Acts => {
  if (changesAccount(received)) return emptyTable()
  switch (received.type) {
    case 'scheduled-messages/Act':
      return put(withoutFailed(acts, received.act.id), received.actId, {
        actId: received.actId,
        act: received.act,
        outcome: null,
      })
    case 'scheduled-messages/RetryAct':
      return withOutcome(acts, received.actId, null)
    case 'scheduled-messages/ActFailed':
      return withOutcome(acts, received.actId, received.failure)
    case 'scheduled-messages/ActDone':
      return withOutcome(acts, received.actId, 'done')
    case 'scheduled-messages/DropAct':
      return drop(acts, received.actId)
    case 'NetworkOnline':
      return tableFrom(
        entriesOf(acts).map(([actId, pending]) => [actId, isUnreachable(pending) ? again(pending) : pending]),
      )
    case 'scheduled-messages/list/loaded':
      return tableFrom(entriesOf(acts).filter(([, { outcome }]) => outcome !== 'done'))
    default:
      return acts
  }
}

const effects = (acts: Acts): readonly EffectRequestOf<typeof scheduledMessagesEffects>[] =>
  Object.values(acts).flatMap(({ actId, act, outcome }) =>
    outcome === null ? [['perform', { id: `act:${actId}`, input: { actId, act } }] as const] : [],
  )

/** What the member does with scheduled messages, until the server has confirmed it. Nothing typed is lost meanwhile. */
export const scheduledMessagesReducer = reducerWithEffects('scheduled-messages/acts', {
  initial: emptyTable<PendingAct>(),
  codec: tableCodec(PendingAct),
  handles: [
    ...Object.keys(scheduledMessagesMessages),
    'scheduled-messages/list/loaded',
    'NetworkOnline',
    ...ACCOUNT_CHANGES,
  ],
  reduce,
  effects,
})

export type ScheduledActsState = typeof scheduledMessagesReducer.initial
