import * as t from 'io-ts'

const Noted = t.type({ acting: t.readonlyArray(t.string) })

/**
 * The features that wait for an effect's answer after the last of these entries; `null` if no entry has such a note.
 */
export const pendingFeaturesIn = (entries: readonly unknown[]): readonly string[] | null =>
  entries.findLast(Noted.is)?.acting ?? null

/**
 * Writes into stored entries which features wait for an effect's answer (ADR 16). A reloaded page must load these
 * features at once, and no other features. The entry codec ignores the note.
 */
export class PendingFeatureNotes {
  #last = ''

  /** Adds the note to the encoded entry, unless the note equals the previous note. */
  noted(encoded: unknown, acting: readonly string[]): unknown {
    const note = acting.join()
    if (note === this.#last || !t.UnknownRecord.is(encoded)) return encoded
    this.#last = note
    return { ...encoded, acting }
  }
}
