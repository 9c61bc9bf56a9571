import * as t from 'io-ts'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'
import { entriesOf } from '../../../domain/kernel/table'

export interface OutlineEvent {
  readonly type: string
  /** The guards of its transitions. Without a guard the event always happens. */
  readonly guards: readonly string[]
  /** The states that the event leads to. Empty if it only changes the context. */
  readonly targets: readonly string[]
  /** Whether an active state handles the event. A guard may still refuse it. */
  readonly isPossible: boolean
}

export interface OutlineState {
  readonly key: string
  readonly isActive: boolean
  readonly isParallel: boolean
  readonly isFinal: boolean
  readonly events: readonly OutlineEvent[]
  readonly states: readonly OutlineState[]
}

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'function') return part.name
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : 'inline'
}

const eventsOf = (node: AnyStateNode, isPossible: boolean): readonly OutlineEvent[] =>
  [...node.transitions].flatMap(([type, transitions]: readonly [string, readonly AnyTransitionDefinition[]]) =>
    type === ''
      ? []
      : [
          {
            type,
            guards: transitions.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)])),
            targets: [...new Set(transitions.flatMap(({ target = [] }) => target.map(({ key }) => key)))],
            isPossible,
          },
        ],
  )

/** The value inside an active child; `null` if the child is not active. */
const valueIn = (value: StateValue | null, key: string): StateValue | null => {
  if (value === null) return null
  if (typeof value === 'string') return value === key ? {} : null
  return value[key] ?? null
}

const outline = (node: AnyStateNode, value: StateValue | null): OutlineState => ({
  key: node.key,
  isActive: value !== null,
  isParallel: node.type === 'parallel',
  isFinal: node.type === 'final',
  events: eventsOf(node, value !== null),
  states: Object.values(node.states).map((child) => outline(child, valueIn(value, child.key))),
})

/** The states of a machine as a tree, with the active ones. `value: null` marks none as active. */
export const outlineOf = ({ root }: AnyStateMachine, value: StateValue | null): OutlineState => outline(root, value)

/** A state value as text: `open`, or `media: on, place: inside.talking`. */
export const valueText = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => {
          const text = inner === undefined ? '' : valueText(inner)
          return text === '' ? key : Object.keys(value).length === 1 ? `${key}.${text}` : `${key}: ${text}`
        })
        .join(', ')

const HasValue = t.type({ value: t.unknown })
const HasItems = t.type({ byKey: t.UnknownRecord, shared: t.unknown })

const isStateValue = (u: unknown): u is StateValue =>
  typeof u === 'string' || (t.UnknownRecord.is(u) && Object.values(u).every(isStateValue))

const valuesOf = (item: unknown): readonly StateValue[] =>
  HasValue.is(item) && isStateValue(item.value) ? [item.value] : []

export interface MachineValues {
  /** The state of the machine, or of each item of a keyed machine. */
  readonly items: readonly StateValue[]
  /** The state of another machine that the items share. */
  readonly shared: StateValue | null
}

export const machineValues = (state: unknown): MachineValues => {
  if (!HasItems.is(state)) return { items: valuesOf(state), shared: null }
  const [shared = null] = valuesOf(state.shared)
  return { items: entriesOf(state.byKey).flatMap(([, item]) => valuesOf(item)), shared }
}

/** The states of a reducer in a line. */
export const valuesText = ({ items, shared }: MachineValues): string =>
  [...(shared === null ? [] : [shared]), ...items].map(valueText).join(' | ')
