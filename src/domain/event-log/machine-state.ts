import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  createActor,
  createMachine,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { EffectId, ProgramWord, exportedAs } from '../kernel/export-policy'
import { noEffectRequests, type EffectRequest } from './reducer'

/** XState state as plain data. `asks` contains the effects that the machine invoked or spawned and has not stopped. */
export interface MachineState<C> {
  readonly value: StateValue
  readonly context: C
  readonly asks: Table<EffectRequest>
}

const activeStatus = () => ({ status: 'active', output: undefined, error: undefined }) as const

export interface PureSnapshot<C> {
  readonly status: string
  readonly value: StateValue
  readonly context: C
  readonly children: Readonly<Record<string, unknown>>
}

/** The pure part of an XState machine. This module uses nothing else of XState's machine. */
export interface PureMachine<C, S extends PureSnapshot<C>> {
  transition(snapshot: S, event: AnyEventObject, scope: AnyActorScope): S
  getInitialSnapshot(scope: AnyActorScope, input?: unknown): S
  restoreSnapshot(stored: Snapshot<unknown>, scope: AnyActorScope): S
}

const isStateValue = (u: unknown): u is StateValue =>
  typeof u === 'string' || (t.UnknownRecord.is(u) && Object.values(u).every(isStateValue))
const stateValue = exportedAs(
  'words',
  new t.Type<StateValue, unknown>(
    'StateValue',
    isStateValue,
    (u, context) => (isStateValue(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  ),
)
const isSameValue = (left: StateValue, right: StateValue): boolean => {
  if (typeof left === 'string' || typeof right === 'string') return left === right
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => {
      const [a, b] = [left[key], right[key]]
      return a !== undefined && b !== undefined && isSameValue(a, b)
    })
  )
}

/** XState creates a new context for each `assign`, even if no value changes. So this function compares the values. */
const isSame = (before: PureSnapshot<unknown>, after: PureSnapshot<unknown>): boolean => {
  if (before === after) return true
  const [was, is] = [before.context, after.context]
  return (
    before.children === after.children &&
    isSameValue(before.value, after.value) &&
    t.UnknownRecord.is(was) &&
    t.UnknownRecord.is(is) &&
    Object.keys(is).every((key) => is[key] === was[key])
  )
}

const AskCodec = t.strict({ id: EffectId, effect: ProgramWord, input: t.unknown, seq: t.number }, 'Ask')
export const EffectRequests = tableCodec<EffectRequest>(AskCodec, EffectId)
const spawned = t.type({ id: t.string, src: t.string, input: t.unknown })

/**
 * An actor scope that starts nothing, made once for all transitions. XState's exported `transition` creates an actor
 * for every transition and is several times slower. A test checks that both give the same states.
 */
const inertScope = (onSpawn: (id: string, effect: string, input: unknown) => void): AnyActorScope => {
  const self = createActor(createMachine({}))
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: (action) => {
      if (action.type !== 'xstate.spawnChild') return
      const decoded = spawned.decode(action.params)
      if (E.isRight(decoded)) onSpawn(decoded.right.id, decoded.right.src, decoded.right.input)
    },
  }
}

export interface MachineStepper<C> {
  /** A new state. `seq` is the entry that creates the state; the machine makes the state's context from `input`. */
  readonly begin: (input: unknown, seq: number) => MachineState<C>
  /** The state after an event. Returns the same object if nothing changed. */
  readonly step: (state: MachineState<C>, event: AnyEventObject, seq: number) => MachineState<C>
  /** Whether a transition led to this state, and the state is final. */
  readonly isOver: (state: MachineState<C>) => boolean
  /** The codec rejects a state that only an older version of the machine had. */
  readonly codec: t.Type<MachineState<C>, unknown>
  readonly shape: t.Mixed
}

/** Makes the pure transition functions of a machine. An effect stays in `asks` from its spawn until its stop. */
export const stepperOf = <C, S extends PureSnapshot<C>>(
  name: string,
  machine: PureMachine<C, S> & AnyStateMachine,
  context: t.Type<C, unknown>,
): MachineStepper<C> => {
  let fresh: Table<Omit<EffectRequest, 'seq'>> = emptyTable()
  const scope = inertScope((id, effect, input) => {
    fresh = put(fresh, id, { id, effect, input })
  })
  const snapshots = new WeakMap<MachineState<C>, S>()

  const asksOf = (snapshot: S, before: Table<EffectRequest>, seq: number): Table<EffectRequest> => {
    const asks = tableFrom(
      Object.keys(snapshot.children)
        .sort()
        .flatMap((id) => {
          const made = fresh[id]
          const kept = before[id]
          if (made !== undefined) return [[id, { ...made, seq }] as const]
          return kept === undefined ? [] : [[id, kept] as const]
        }),
    )
    fresh = emptyTable()
    return asks
  }

  const stateOf = (snapshot: S, asks: Table<EffectRequest>): MachineState<C> => {
    const state: MachineState<C> = { value: snapshot.value, context: snapshot.context, asks }
    snapshots.set(state, snapshot)
    return state
  }

  const revive = (state: MachineState<C>): S =>
    machine.restoreSnapshot(
      Object.assign(activeStatus(), {
        value: state.value,
        context: state.context,
        historyValue: {},
        children: Object.fromEntries(
          entriesOf(state.asks).map(([id, request]) => [
            id,
            {
              src: request.effect,
              syncSnapshot: false,
              systemId: undefined,
              snapshot: Object.assign(activeStatus(), { input: request.input }),
            },
          ]),
        ),
      }),
      scope,
    )

  const step: MachineStepper<C>['step'] = (state, event, seq) => {
    const before = snapshots.get(state) ?? revive(state)
    const after: S = machine.transition(before, event, scope)
    if (isSame(before, after)) return state
    // If no effect started or stopped, return the same table, because callers compare the table by identity.
    return stateOf(after, after.children === before.children ? state.asks : asksOf(after, state.asks, seq))
  }

  const revives = (state: MachineState<C>): boolean => {
    try {
      revive(state)
      return true
    } catch {
      return false
    }
  }
  const shape = t.strict({ value: stateValue, context, asks: EffectRequests }, name)

  return {
    begin: (input, seq) => {
      const snapshot = machine.getInitialSnapshot(scope, input)
      return stateOf(snapshot, asksOf(snapshot, noEffectRequests, seq))
    },
    step,
    isOver: (state) => snapshots.get(state)?.status === 'done',
    shape,
    codec: new t.Type<MachineState<C>, unknown>(
      name,
      shape.is,
      (stored, path) => {
        const decoded = shape.validate(stored, path)
        return E.isLeft(decoded) || revives(decoded.right) ? decoded : t.failure(stored, path)
      },
      shape.encode,
    ),
  }
}
