import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { orNull } from '../kernel/or-null'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'
import { ACCOUNT_CHANGES, changesAccount } from '../session'
import { devicesMessages } from './devices.messages'

export const devicesEffects = { endSession: t.strict({ id: t.string }), endOthers: t.strict({}) }

/** `ending`: ids of the running requests. `failed`: the failure of the last request, by id of the session. */
const Ending = t.strict(
  {
    ending: t.readonlyArray(t.string),
    failed: tableCodec(Failure),
    isEndingOthers: t.boolean,
    othersFailure: orNull(Failure),
  },
  'DevicesEnding',
)
type Ending = t.TypeOf<typeof Ending>

const idle: Ending = { ending: [], failed: emptyTable(), isEndingOthers: false, othersFailure: null }

const without = ({ ending }: Ending, id: string): readonly string[] => ending.filter((other) => other !== id)

const reduce = (state: Ending, received: AnyMessage): Ending => {
  if (changesAccount(received)) return idle
  if (devicesMessages['devices/EndSession'].is(received))
    return state.ending.includes(received.id)
      ? state
      : { ...state, ending: [...state.ending, received.id], failed: drop(state.failed, received.id) }
  if (devicesMessages['devices/SessionEnded'].is(received)) return { ...state, ending: without(state, received.id) }
  if (devicesMessages['devices/SessionNotEnded'].is(received))
    return {
      ...state,
      ending: without(state, received.id),
      failed: put(state.failed, received.id, received.failure),
    }
  if (devicesMessages['devices/EndOtherSessions'].is(received))
    return { ...state, isEndingOthers: true, othersFailure: null }
  if (devicesMessages['devices/OthersEnded'].is(received))
    return { ...state, isEndingOthers: false, failed: emptyTable() }
  return devicesMessages['devices/OthersNotEnded'].is(received)
    ? { ...state, isEndingOthers: false, othersFailure: received.failure }
    : state
}

type Requests = readonly EffectRequestOf<typeof devicesEffects>[]

const effects = ({ ending, isEndingOthers }: Ending): Requests => {
  const sessions: Requests = ending.map((id) => ['endSession', { id: `remove:one:${id}`, input: { id } }])
  const others: Requests = isEndingOthers ? [['endOthers', { id: 'remove:others', input: {} }]] : []
  return [...sessions, ...others]
}

/** The sessions that the member is ending, and the requests that failed. */
export const devicesReducer = reducerWithEffects('devices/ending', {
  initial: idle,
  codec: Ending,
  handles: [...Object.keys(devicesMessages), ...ACCOUNT_CHANGES],
  reduce,
  effects,
})
