import * as t from 'io-ts'
import { LOG_VERSION } from '../../../domain/event-log'
import { HeadRecord } from './log-store.records'

/** A newer version of the app wrote this log. The current version must not read or overwrite the log. */
export class NewerLogVersionError extends Error {}

const Versioned = t.type({ version: t.number })

/**
 * The head of a log, or `null` if the stored value is not a readable head. A head of a newer version throws an error.
 */
export const parseHead = (stored: unknown): HeadRecord | null => {
  if (Versioned.is(stored) && stored.version > LOG_VERSION) throw new NewerLogVersionError()
  return HeadRecord.is(stored) ? stored : null
}
