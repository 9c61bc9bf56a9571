import * as t from 'io-ts'
import { LOG_VERSION } from '../../../domain/event-log'
import { HeadRecord } from './log-store.records'

/** A newer version of the app wrote this log. Do not read or overwrite its data. */
export class NewerLogVersionError extends Error {}

const Versioned = t.type({ version: t.number })

/** `null` when nothing readable is stored. */
export const parseHead = (stored: unknown): HeadRecord | null => {
  if (Versioned.is(stored) && stored.version > LOG_VERSION) throw new NewerLogVersionError()
  return HeadRecord.is(stored) ? stored : null
}
