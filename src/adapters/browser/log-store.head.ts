import * as t from 'io-ts'
import { FORMAT, HeadRecord } from './log-store.records'

const Versioned = t.type({ version: t.number })

/** `null` where nothing readable is stored; what a newer program stored is an error, lest it be written over. */
export const headOf = (stored: unknown): HeadRecord | null => {
  if (HeadRecord.is(stored)) return stored
  if (Versioned.is(stored) && stored.version > FORMAT) throw new Error('stored by a newer version')
  return null
}
