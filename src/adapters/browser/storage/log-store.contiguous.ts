import * as E from 'fp-ts/Either'
import { BlockRecord } from './log-store.records'

/** The block in a record, or `null` if the block is damaged or incomplete. */
export const intactBlock = (record: unknown): BlockRecord | null => {
  const decoded = BlockRecord.decode(record)
  return E.isRight(decoded) && decoded.right.count === decoded.right.entries.length ? decoded.right : null
}

/**
 * The entries after `baseSeq` in order, up to the first damaged or missing block. A fold over a gap would give a state
 * that never existed. The next append overwrites the entries after the gap.
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
