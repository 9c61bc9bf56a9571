import type * as t from 'io-ts'
import type { AnyStateMachine } from 'xstate'
import { heardFrom, type Entry } from './entry'
import { stepperOf, type MachineState, type PureMachine, type PureSnapshot } from './machine-state'
import { noAsks, type Unit } from './unit'

/** Makes a unit of a machine. Every step is the machine's pure transition; nothing is ever started here. */
export const machineUnit = <C, S extends PureSnapshot<C>>(
  name: string, machine: PureMachine<C, S> & AnyStateMachine, context: t.Type<C, unknown>, hears: readonly string[],
): Unit<MachineState<C>> => {
  const { begin, step, codec, shape } = stepperOf(name, machine, context)
  return {
    name, codec, shape,
    initial: begin(undefined, 0),
    hears: new Set(hears),
    step: (state, entry) => step(state, heardFrom(entry), entry.seq),
    asks: (state) => state.asks,
  }
}

/** Makes a unit of a plain fold: it never asks for anything. */
export const foldUnit = <S>(
  name: string, initial: S, codec: t.Type<S, unknown>, hears: readonly string[],
  step: (state: S, entry: Entry) => S,
): Unit<S> => ({ name, initial, hears: new Set(hears), step, codec, shape: codec, asks: () => noAsks })
