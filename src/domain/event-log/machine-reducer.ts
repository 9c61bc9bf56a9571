import type * as t from 'io-ts'
import type { AnyStateMachine } from 'xstate'
import { receivedFrom, type Entry } from './entry'
import { stepperOf, type MachineState, type PureMachine, type PureSnapshot } from './machine-state'
import { noEffectRequests, type Reducer } from './reducer'

/** Makes a reducer from a machine. The reducer uses only the machine's pure transition and starts no actor. */
export const machineReducer = <C, S extends PureSnapshot<C>>(
  name: string,
  machine: PureMachine<C, S> & AnyStateMachine,
  context: t.Type<C, unknown>,
  handles: readonly string[],
): Reducer<MachineState<C>> => {
  const { begin, step, codec, shape } = stepperOf(name, machine, context)
  return {
    name,
    machine,
    codec,
    shape,
    initial: begin(undefined, 0),
    handles: new Set(handles),
    reduce: (state, entry) => step(state, receivedFrom(entry), entry.seq),
    effects: (state) => state.asks,
  }
}

export const plainReducer = <S>(
  name: string,
  initial: S,
  codec: t.Type<S, unknown>,
  handles: readonly string[],
  step: (state: S, entry: Entry) => S,
): Reducer<S> => ({
  name,
  initial,
  handles: new Set(handles),
  reduce: step,
  codec,
  shape: codec,
  effects: () => noEffectRequests,
})
