import * as E from 'fp-ts/Either'
import { BlockRecord } from './log-store.records'

/** The block, where nothing of it is missing. */
export const intactBlock = (record: unknown): BlockRecord | null => {
  const decoded = BlockRecord.decode(record)
  return E.isRight(decoded) && decoded.right.count === decoded.right.entries.length ? decoded.right : null
}

/**
 * The entries after `baseSeq` in order. What follows a block that is torn or missing is left out: a fold over a hole
 * would be a state that never was. The next append writes over it.
 */
export const contiguousEntries = (baseSeq: number, records: readonly unknown[]): readonly unknown[] => {
  const entries: unknown[] = []
  for (const record of records) {
    const block = intactBlock(record)
    if (block === null) break
    const offset = block.firstSeq - baseSeq - 1
    if (offset > entries.length) break
    entries.length = Math.max(0, offset)
    for (const entry of block.entries.slice(Math.max(0, -offset))) entries.push(entry)
  }
  return entries
}
