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
  /** A codec with every field of the state, if `codec` does more than read the fields. */
  readonly shape?: t.Mixed
  step(shared: A, message: AnyReceivedMessage): A
  /** The effects that the shared state requests. `step` receives their alarms, and no alarms of items. */
  effects?(shared: A): Table<EffectRequest>
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
  /** The items that a message concerns; `null` for all items. Responses and alarms reach their item without `keyOf`. */
  keyOf(message: AnyReceivedMessage, shared: A): string | readonly string[] | null
  /** The machine's input if this message creates the item, which does not exist yet, else `null`. */
  begin(message: AnyReceivedMessage, shared: A, key: string): unknown
  /** What the message means for that item. The item receives this event in place of the message, also as its first. */
  eventFor?(message: AnyReceivedMessage, key: string): AnyEventObject
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
  type State = KeyedState<C, A>

  const stepOne = (items: Items, key: string, event: AnyEventObject, seq: number): Items => {
    const item = items[key]
    if (item === undefined) return items
    const after = stepper.step(item, event, seq)
    return stepper.isOver(after) ? drop(items, key) : put(items, key, after)
  }

  const begun = (items: Items, key: string, message: AnyReceivedMessage, common: A): Items => {
    const input = of.begin(message, common, key)
    if (input === null) return items
    const after = put(items, key, stepper.begin(input, message.entry))
    return of.eventFor === undefined ? after : stepOne(after, key, of.eventFor(message, key), message.entry)
  }

  const stepWith = (items: Items, key: string, message: AnyReceivedMessage): Items =>
    stepOne(items, key, of.eventFor?.(message, key) ?? message, message.entry)

  const afterMessage = (items: Items, message: AnyReceivedMessage, common: A): Items => {
    const { ask } = message
    if (ask !== undefined && ask.unit === name) {
      const { id, key } = itemEffectId(ask.id)
      if (items[key] !== undefined) return stepWith(items, key, { ...message, ask: { ...ask, id } })
    }
    const key = of.keyOf(message, common)
    const keys = key === null ? keysOf(items) : typeof key === 'string' ? [key] : key
    return keys.reduce(
      (acc, one) => (acc[one] === undefined ? begun(acc, one, message, common) : stepWith(acc, one, message)),
      items,
    )
  }

  const settled = (items: Items, common: A, seq: number): Items => {
    const after = shared.signals(items, common).reduce((acc, [key, event]) => stepOne(acc, key, event, seq), items)
    return after === items ? items : settled(after, common, seq)
  }

  const ofShared = (common: A): Table<EffectRequest> => shared.effects?.(common) ?? noEffectRequests

  const known = new WeakMap<object, Table<EffectRequest>>()
  const remember = (owner: object, make: () => Table<EffectRequest>): Table<EffectRequest> => {
    const kept = known.get(owner)
    if (kept !== undefined) return kept
    const made = make()
    known.set(owner, made)
    return made
  }
  const requestsOfItems = (items: Items): Table<EffectRequest> => {
    const requests = entriesOf(items).flatMap(([key, item]) =>
      entriesOf(item.asks).map(([id, request]) => {
        const inLog = effectIdInLog(id, key)
        return [inLog, { ...request, id: inLog }] as const
      }),
    )
    return requests.length === 0 ? noEffectRequests : tableFrom(requests)
  }
  const requestsOf = (state: State): Table<EffectRequest> => {
    const ofItems = remember(state.byKey, () => requestsOfItems(state.byKey))
    const common = ofShared(state.shared)
    if (common === noEffectRequests) return ofItems
    return remember(state, () => tableFrom([...entriesOf(common), ...entriesOf(ofItems)]))
  }

  const isAlarmOfItem = (common: A, { type, ask }: AnyReceivedMessage): boolean =>
    type === 'AlarmRang' && ask !== undefined && ofShared(common)[ask.id] === undefined

  return {
    name,
    machine,
    initial: { byKey: emptyTable(), shared: shared.initial },
    handles: new Set(handles),
    reduce: (state, entry) => {
      const message = receivedFrom(entry)
      const common = isAlarmOfItem(state.shared, message) ? state.shared : shared.step(state.shared, message)
      const items = settled(afterMessage(state.byKey, message, common), common, entry.seq)
      return items === state.byKey && common === state.shared ? state : { byKey: items, shared: common }
    },
    effects: requestsOf,
    codec: t.strict({ byKey: tableCodec(stepper.codec), shared: shared.codec }, name),
    shape: t.strict({ byKey: tableCodec(stepper.shape), shared: shared.shape ?? shared.codec }, name),
  }
}
