import * as t from 'io-ts'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { drop, emptyTable, entriesOf, keysOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { receivedFrom, type AnyReceivedMessage } from './entry'
import { stepperOf, type MachineState, type PureMachine, type PureSnapshot } from './machine-state'
import { noEffectRequests, type EffectRequest, type Reducer } from './reducer'

export interface KeyedState<C, A> {
  readonly byKey: Table<MachineState<C>>
  readonly shared: A
}

/** State that all items of a keyed machine share, such as the network's state or a limit for the number of items. */
export interface SharedState<C, A> {
  readonly initial: A
  readonly codec: t.Type<A, unknown>
  step(shared: A, message: AnyReceivedMessage): A
  /**
   * Events for items that depend on other items or on `shared`, by key. The reducer calls `signals` after every entry,
   * and again until no item changes. `signals` must not return an event again that changed nothing before.
   */
  signals(items: Table<MachineState<C>>, shared: A): readonly (readonly [key: string, event: AnyEventObject])[]
}

export interface KeyedMachineSpec<C, A> {
  readonly context: t.Type<C, unknown>
  /** The message types that the machine handles. Do not list `AlarmRang`: each item receives its own alarms anyway. */
  readonly handles: readonly string[]
  readonly shared: SharedState<NoInfer<C>, A>
  /** The item that a message concerns; `null` for all items. Responses and alarms reach their item without `keyOf`. */
  keyOf(message: AnyReceivedMessage): string | null
  /** The machine's input if this message creates an item that does not exist yet, else `null`. */
  begin(message: AnyReceivedMessage): unknown
}

/** In the log, the effect of an item has the id `id/key`. A key may contain `/`; an id from the machine may not. */
const effectIdInLog = (id: string, key: string): string => `${id}/${key}`
const itemEffectId = (id: string): { readonly id: string; readonly key: string } => {
  const end = id.indexOf('/')
  return { id: id.slice(0, end), key: id.slice(end + 1) }
}

export const noSharedState: SharedState<unknown, null> = {
  initial: null,
  codec: t.null,
  step: () => null,
  signals: () => [],
}

/**
 * A reducer of many items with states of their own (uploads, calls, cards): a table of machine states by key.
 * `begin` gives the input that creates an item. An item leaves the table when it reaches a final state.
 * The item's requests and alarms enter the log under its key. The machine declares effects and context as usual.
 */
export const keyedMachine = <C, S extends PureSnapshot<C>, A>(
  name: string,
  machine: PureMachine<C, S> & AnyStateMachine,
  of: KeyedMachineSpec<C, A>,
): Reducer<KeyedState<C, A>> => {
  const { context, handles, shared } = of
  const stepper = stepperOf(name, machine, context)
  type Items = Table<MachineState<C>>

  const stepOne = (items: Items, key: string, event: AnyEventObject, seq: number): Items => {
    const item = items[key]
    if (item === undefined) return items
    const after = stepper.step(item, event, seq)
    return stepper.isOver(after) ? drop(items, key) : put(items, key, after)
  }

  const begun = (items: Items, key: string, message: AnyReceivedMessage): Items => {
    const input = of.begin(message)
    return input === null ? items : put(items, key, stepper.begin(input, message.entry))
  }

  const afterMessage = (items: Items, message: AnyReceivedMessage): Items => {
    const { ask } = message
    if (ask !== undefined && ask.unit === name) {
      const { id, key } = itemEffectId(ask.id)
      if (items[key] !== undefined) return stepOne(items, key, { ...message, ask: { ...ask, id } }, message.entry)
    }
    const key = of.keyOf(message)
    if (key === null)
      return keysOf(items).reduce((acc, itemKey) => stepOne(acc, itemKey, message, message.entry), items)
    return items[key] === undefined ? begun(items, key, message) : stepOne(items, key, message, message.entry)
  }

  const settled = (items: Items, common: A, seq: number): Items => {
    const after = shared.signals(items, common).reduce((acc, [key, event]) => stepOne(acc, key, event, seq), items)
    return after === items ? items : settled(after, common, seq)
  }

  const known = new WeakMap<Items, Table<EffectRequest>>()
  const requestsOf = (items: Items): Table<EffectRequest> => {
    const kept = known.get(items)
    if (kept !== undefined) return kept
    const requests = entriesOf(items).flatMap(([key, item]) =>
      entriesOf(item.asks).map(([id, request]) => {
        const inLog = effectIdInLog(id, key)
        return [inLog, { ...request, id: inLog }] as const
      }),
    )
    const table = requests.length === 0 ? noEffectRequests : tableFrom(requests)
    known.set(items, table)
    return table
  }

  return {
    name,
    initial: { byKey: emptyTable(), shared: shared.initial },
    handles: new Set(handles),
    reduce: (state, entry) => {
      const message = receivedFrom(entry)
      const common = message.type === 'AlarmRang' ? state.shared : shared.step(state.shared, message)
      const items = settled(afterMessage(state.byKey, message), common, entry.seq)
      return items === state.byKey && common === state.shared ? state : { byKey: items, shared: common }
    },
    effects: (state) => requestsOf(state.byKey),
    codec: t.strict({ byKey: tableCodec(stepper.codec), shared: shared.codec }, name),
    shape: t.strict({ byKey: tableCodec(stepper.shape), shared: shared.codec }, name),
  }
}
