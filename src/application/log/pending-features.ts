import * as t from 'io-ts'

const Noted = t.type({ acting: t.readonlyArray(t.string) })

/** The features that waited for the answer to an effect after the last of these entries; `null` where none says. */
export const pendingFeaturesIn = (entries: readonly unknown[]): readonly string[] | null =>
  entries.findLast(Noted.is)?.acting ?? null

/**
 * Notes beside the stored entries which features wait for the answer to an effect: a page that begins anew has to load
 * those, and no
 * others, before anybody looks at them (architecture §8.2). Decoding an entry passes over the note.
 */
export class PendingFeatureNotes {
  #last = ''

  /** The entry as it is stored: with the note where that is another than the last. */
  noted(encoded: unknown, acting: readonly string[]): unknown {
    const note = acting.join()
    if (note === this.#last || !t.UnknownRecord.is(encoded)) return encoded
    this.#last = note
    return { ...encoded, acting }
  }
}
