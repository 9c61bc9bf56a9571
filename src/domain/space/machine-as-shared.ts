import type * as t from 'io-ts'
import type { AnyStateMachine } from 'xstate'
import { stepperOf, type MachineState, type PureMachine, type PureSnapshot, type SharedState } from '../event-log'

/** A machine as the state that the items of a keyed machine share. */
export const machineAsShared = <C, S extends PureSnapshot<C>>(
  name: string,
  machine: PureMachine<C, S> & AnyStateMachine,
  context: t.Type<C, unknown>,
): Required<Omit<SharedState<unknown, MachineState<C>>, 'signals'>> => {
  const { begin, step, codec, shape } = stepperOf(name, machine, context)
  return {
    initial: begin(undefined, 0),
    codec,
    shape,
    step: (state, message) => step(state, message, message.entry),
    effects: ({ asks }) => asks,
  }
}
