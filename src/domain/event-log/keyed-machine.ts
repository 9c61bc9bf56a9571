import * as t from 'io-ts'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { drop, emptyTable, entriesOf, keysOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { receivedFrom, type AnyReceivedMessage } from './entry'
import { stepperOf, type MachineState, type PureMachine, type PureSnapshot } from './machine-state'
import { noEffectRequests, type EffectRequest, type Reducer } from './reducer'

/** One state of the machine for each key, and what they share. */
export interface KeyedState<C, A> {
  readonly byKey: Table<MachineState<C>>
  readonly shared: A
}

/** What the items of a keyed machine have in common: the network, a limit, whose turn it is. */
export interface SharedState<C, A> {
  readonly initial: A
  readonly codec: t.Type<A, unknown>
  step(shared: A, heard: AnyReceivedMessage): A
  /**
   * What each item is told because of how the others stand, by key: looked at after every entry, and again until no
   * item
   * changes. What it tells an item must change that item, or not be told the next time.
   */
  signals(items: Table<MachineState<C>>, shared: A): readonly (readonly [key: string, event: AnyEventObject])[]
}

export interface KeyedMachineSpec<C, A> {
  readonly context: t.Type<C, unknown>
  /** Message types. `AlarmRang` needs no mention: an alarm that an item set reaches it, and no other does. */
  readonly handles: readonly string[]
  readonly shared: SharedState<NoInfer<C>, A>
  /**
   * Which item a message concerns; `null`: all there are. An answer or alarm goes to the item that asked, without this.
   */
  keyOf(heard: AnyReceivedMessage): string | null
  /** The machine's input where this message begins an item that is not there; `null` where it begins none. */
  begin(heard: AnyReceivedMessage): unknown
}

/**
 * An ask of an item is known in the log by both names. The key may hold any letters; the ids that a machine gives hold
 * no `/`.
 */
const effectIdInLog = (id: string, key: string): string => `${id}/${key}`
const itemEffectId = (id: string): { readonly id: string; readonly key: string } => {
  const end = id.indexOf('/')
  return { id: id.slice(0, end), key: id.slice(end + 1) }
}

/** Of items that have nothing in common. */
export const noSharedState: SharedState<unknown, null> = {
  initial: null,
  codec: t.null,
  step: () => null,
  signals: () => [],
}

/**
 * A unit of many things with modes (uploads, calls, cards): a table of states of one machine by key, each stepped by
 * the
 * machine's pure transition. An item begins where `begin` gives its input, and leaves the table once it is in a final
 * state.
 * Its requests and alarms enter the log under its key. The machine declares its effects and context as any other does.
 */
export const keyedMachine = <C, S extends PureSnapshot<C>, A>(
  name: string,
  machine: PureMachine<C, S> & AnyStateMachine,
  of: KeyedMachineSpec<C, A>,
): Reducer<KeyedState<C, A>> => {
  const { context, handles: hears, shared } = of
  const stepper = stepperOf(name, machine, context)
  type Items = Table<MachineState<C>>

  const stepOne = (items: Items, key: string, event: AnyEventObject, seq: number): Items => {
    const item = items[key]
    if (item === undefined) return items
    const after = stepper.step(item, event, seq)
    return stepper.isOver(after) ? drop(items, key) : put(items, key, after)
  }

  const begun = (items: Items, key: string, heard: AnyReceivedMessage): Items => {
    const input = of.begin(heard)
    return input === null ? items : put(items, key, stepper.begin(input, heard.entry))
  }

  const heardBy = (items: Items, heard: AnyReceivedMessage): Items => {
    const { ask } = heard
    if (ask !== undefined && ask.unit === name) {
      const { id, key } = itemEffectId(ask.id)
      if (items[key] !== undefined) return stepOne(items, key, { ...heard, ask: { ...ask, id } }, heard.entry)
    }
    const key = of.keyOf(heard)
    if (key === null) return keysOf(items).reduce((so, one) => stepOne(so, one, heard, heard.entry), items)
    return items[key] === undefined ? begun(items, key, heard) : stepOne(items, key, heard, heard.entry)
  }

  const settled = (items: Items, common: A, seq: number): Items => {
    const after = shared.signals(items, common).reduce((so, [key, event]) => stepOne(so, key, event, seq), items)
    return after === items ? items : settled(after, common, seq)
  }

  const known = new WeakMap<Items, Table<EffectRequest>>()
  const asksOf = (items: Items): Table<EffectRequest> => {
    const kept = known.get(items)
    if (kept !== undefined) return kept
    const asks = entriesOf(items).flatMap(([key, item]) =>
      entriesOf(item.asks).map(([id, ask]) => {
        const inLog = effectIdInLog(id, key)
        return [inLog, { ...ask, id: inLog }] as const
      }),
    )
    const table = asks.length === 0 ? noEffectRequests : tableFrom(asks)
    known.set(items, table)
    return table
  }

  return {
    name,
    initial: { byKey: emptyTable(), shared: shared.initial },
    handles: new Set(hears),
    reduce: (state, entry) => {
      const heard = receivedFrom(entry)
      const common = heard.type === 'AlarmRang' ? state.shared : shared.step(state.shared, heard)
      const items = settled(heardBy(state.byKey, heard), common, entry.seq)
      return items === state.byKey && common === state.shared ? state : { byKey: items, shared: common }
    },
    effects: (state) => asksOf(state.byKey),
    codec: t.strict({ byKey: tableCodec(stepper.codec), shared: shared.codec }, name),
    shape: t.strict({ byKey: tableCodec(stepper.shape), shared: shared.codec }, name),
  }
}
