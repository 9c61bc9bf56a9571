import * as t from 'io-ts'
import { STEPS, type Upcaster } from './steps'

/** The version of all data that this program writes to a log. Data without a version has version 0. */
export const LOG_VERSION = STEPS.length

const own = (table: Readonly<Record<string, Upcaster>>, name: string): Upcaster =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? ((old) => old)

const isKnown = (version: number): boolean => Number.isInteger(version) && version >= 0 && version <= LOG_VERSION

const Typed = t.type({ type: t.string })

/** Upcasts a message to `LOG_VERSION`; `null` for an unknown version. */
export const upcastMessage = (version: number, message: unknown): unknown => {
  if (!isKnown(version)) return null
  return STEPS.slice(version).reduce<unknown>(
    (acc, { messages }) => (Typed.is(acc) ? own(messages, acc.type)(acc) : acc),
    message,
  )
}

const VersionedPiece = t.strict({ v: t.number, state: t.unknown })

export const versioned = (state: unknown): t.TypeOf<typeof VersionedPiece> => ({ v: LOG_VERSION, state })

/** Reads a chunk that `versioned` wrote, or a bare state of version 0; `null` for an unknown version. */
export const upcastPiece = (reducerName: string, stored: unknown): unknown => {
  const { v, state } = VersionedPiece.is(stored) ? stored : { v: 0, state: stored }
  if (!isKnown(v)) return null
  return STEPS.slice(v).reduce<unknown>((acc, { states }) => own(states, reducerName)(acc), state)
}
