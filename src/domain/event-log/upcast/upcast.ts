import * as t from 'io-ts'
import { STEPS, type Upcaster } from './steps'

/** The version of everything that this program writes into a log. What was written without one is of version 0. */
export const LOG_VERSION = STEPS.length

const own = (table: Readonly<Record<string, Upcaster>>, name: string): Upcaster =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? ((old) => old)

const isKnown = (version: number): boolean => Number.isInteger(version) && version >= 0 && version <= LOG_VERSION

const Typed = t.type({ type: t.string })

/** The message as this version would have written it; `null` where a version wrote it that is not known here. */
export const upcastMessage = (version: number, message: unknown): unknown => {
  if (!isKnown(version)) return null
  return STEPS.slice(version).reduce<unknown>(
    (so, { messages }) => (Typed.is(so) ? own(messages, so.type)(so) : so),
    message,
  )
}

const VersionedPiece = t.strict({ v: t.number, state: t.unknown })

/** A piece of a base as it is stored. */
export const versioned = (state: unknown): t.TypeOf<typeof VersionedPiece> => ({ v: LOG_VERSION, state })

/** Reads what `versioned` stored, or a bare state of version 0; `null` where it is of a version not known here. */
export const upcastPiece = (unit: string, stored: unknown): unknown => {
  const { v, state } = VersionedPiece.is(stored) ? stored : { v: 0, state: stored }
  if (!isKnown(v)) return null
  return STEPS.slice(v).reduce<unknown>((so, { states }) => own(states, unit)(so), state)
}
