import * as t from 'io-ts'
import type { NamedChunk } from './feature-names'
import type { Step, Upcaster } from './steps'

/** The version of all data that this program writes to a log. Data without a version has version 0. */
export const LOG_VERSION = 7

/** The code for data of earlier versions. Few pages need it, so it loads with `loadOldFormats`. */
let steps: readonly Step[] | null = null

/** Loads the code that upcasts data of earlier versions. Until then, such data cannot be decoded. */
export const loadOldFormats = async (): Promise<void> => {
  steps = (await import('./steps')).STEPS
}

const own = (table: Readonly<Record<string, Upcaster>>, name: string): Upcaster =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? ((old) => old)

/** The steps from that version to `LOG_VERSION`; `null` for an unknown version. */
const stepsFrom = (version: number): readonly Step[] | null => {
  if (version === LOG_VERSION) return []
  return Number.isInteger(version) && version >= 0 && version < LOG_VERSION ? (steps?.slice(version) ?? null) : null
}

const Typed = t.type({ type: t.string })

/** Upcasts a message to `LOG_VERSION`; `null` for an unknown version, and for an older version before `loadOldFormats`. */
export const upcastMessage = (version: number, message: unknown): unknown => {
  const changes = stepsFrom(version)
  if (changes === null) return null
  return changes.reduce<unknown>((acc, { messages, message: change }) => {
    const changed = Typed.is(acc) ? own(messages, acc.type)(acc) : acc
    return change === undefined ? changed : change(changed)
  }, message)
}

const VersionedChunk = t.strict({ v: t.number, state: t.unknown })

export const versioned = (state: unknown): t.TypeOf<typeof VersionedChunk> => ({ v: LOG_VERSION, state })

const versionOf = (stored: unknown): t.TypeOf<typeof VersionedChunk> =>
  VersionedChunk.is(stored) ? stored : { v: 0, state: stored }

export const isCurrentChunk = (stored: unknown): boolean => versionOf(stored).v === LOG_VERSION

const Versioned = t.type({ v: t.literal(LOG_VERSION) })
const Content = t.partial({ entries: t.UnknownArray, pieces: t.UnknownRecord })

/** Whether these stored entries and snapshot chunks include data of another version. */
const hasOldFormat = (content: unknown): boolean =>
  Content.is(content) &&
  (content.entries?.every(Versioned.is) === false ||
    Object.values(content.pieces ?? {}).some((one) => !isCurrentChunk(one)))

/** Loads the code for older versions if that data needs it. */
export const prepareToRead = async (...contents: readonly unknown[]): Promise<void> => {
  if (steps === null && contents.some(hasOldFormat)) await loadOldFormats()
}

/** Whether that data can be decoded only after `prepareToRead`. */
export const needsPreparation = (content: unknown): boolean => steps === null && hasOldFormat(content)

/**
 * Upcasts a chunk that `versioned` wrote, or a bare state of version 0. A state may have become the states of several
 * reducers. The state is `null` for an unknown version.
 */
export const upcastChunk = (name: string, stored: unknown): readonly NamedChunk[] => {
  const { v, state } = versionOf(stored)
  const changes = stepsFrom(v)
  if (changes === null) return [{ name, state: null }]
  return changes.reduce<readonly NamedChunk[]>(
    (all, { states, chunk }) =>
      all.flatMap((one) => {
        const changed = { name: one.name, state: own(states, one.name)(one.state) }
        return chunk === undefined ? [changed] : chunk(changed)
      }),
    [{ name, state }],
  )
}
