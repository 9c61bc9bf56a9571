import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type Database from 'libsql'
import type { ServerInput } from '../../state/input'
import { inputOf } from './entry-text'

/** The first row of the log that cannot be used, and why. All rows before it are readable. */
export interface LogDamage {
  readonly seq: number
  readonly reason: string
}

export interface ReadLog {
  readonly inputs: readonly ServerInput[]
  readonly damage: LogDamage | null
}

const Row = t.type({ seq: t.number, input: t.string })

/**
 * Reads the log up to its end, or up to the first damage: an unreadable file, a missing row, or a row that is not an
 * input. Rows after a missing row are worthless, because their meaning depends on all rows before them.
 */
export const readLog = (db: Database.Database): ReadLog => {
  const inputs: ServerInput[] = []
  const damaged = (reason: string): ReadLog => ({ inputs, damage: { seq: inputs.length + 1, reason } })
  try {
    for (const row of db.prepare('SELECT seq, input FROM log ORDER BY seq').iterate()) {
      const read = Row.decode(row)
      if (E.isLeft(read)) return damaged('the row has another shape')
      if (read.right.seq !== inputs.length + 1) return damaged('the row is missing')
      const input = inputOf(read.right.input)
      if (input === null) return damaged('the row is not an input that this version knows')
      inputs.push(input)
    }
    return { inputs, damage: null }
  } catch (error) {
    return damaged(error instanceof Error ? error.message : 'the file cannot be read')
  }
}
