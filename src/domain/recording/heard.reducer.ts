import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { orNull } from '../kernel/or-null'
import { ACCOUNT_CHANGES, changesAccount } from '../session'
import { heardMessages } from './recording.messages'

export const heardEffects = { delete: t.strict({ recordingId: ClientId }) }

/** A member hears of so many recordings before the oldest is forgotten. */
const KEPT = 50

/** `acknowledged`: the recordings of which the member has read, the newest last. `deleting`: the running deletion. */
const Heard = t.strict(
  {
    acknowledged: t.readonlyArray(ClientId),
    deleting: orNull(ClientId),
    failed: orNull(t.strict({ recordingId: ClientId, failure: Failure })),
  },
  'HeardRecordings',
)
type Heard = t.TypeOf<typeof Heard>

const none: Heard = { acknowledged: [], deleting: null, failed: null }

const reduce = (state: Heard, received: AnyMessage): Heard => {
  if (changesAccount(received)) return none
  if (heardMessages['recording/Acknowledge'].is(received))
    return state.acknowledged.includes(received.recordingId)
      ? state
      : { ...state, acknowledged: [...state.acknowledged, received.recordingId].slice(-KEPT) }
  if (heardMessages['recording/Delete'].is(received))
    return state.deleting === null ? { ...state, deleting: received.recordingId, failed: null } : state
  if (heardMessages['recording/Deleted'].is(received)) return { ...state, deleting: null }
  return heardMessages['recording/NotDeleted'].is(received)
    ? { ...state, deleting: null, failed: { recordingId: received.recordingId, failure: received.failure } }
    : state
}

const effects = ({ deleting }: Heard): readonly EffectRequestOf<typeof heardEffects>[] =>
  deleting === null ? [] : [['delete', { id: `remove:${deleting}`, input: { recordingId: deleting } }]]

/** The recordings of which the member knows, and the deletion of one by a host. */
export const heardReducer = reducerWithEffects('recording/heard', {
  initial: none,
  codec: Heard,
  handles: [...Object.keys(heardMessages), ...ACCOUNT_CHANGES],
  reduce,
  effects,
})

type State = typeof heardReducer.initial

/** Whether the member still has to read that this recording runs. */
export const isNews = ({ data }: State, recordingId: ClientId): boolean => !data.acknowledged.includes(recordingId)

export const deletionOf = ({ data }: State): Pick<Heard, 'deleting' | 'failed'> => data
