import * as t from 'io-ts'
import { LOG_VERSION } from '../../../domain/event-log'
import { HeadRecord } from './log-store.records'

/** A newer version of the app wrote this log. This version must not read or overwrite it. */
export class NewerLogVersionError extends Error {}

const Versioned = t.type({ version: t.number })

/** The head of a log. `null` when the store has no readable head. */
export const parseHead = (stored: unknown): HeadRecord | null => {
  if (Versioned.is(stored) && stored.version > LOG_VERSION) throw new NewerLogVersionError()
  return HeadRecord.is(stored) ? stored : null
}
