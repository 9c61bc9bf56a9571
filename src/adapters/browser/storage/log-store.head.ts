import * as t from 'io-ts'
import { LOG_VERSION } from '../../../domain/event-log'
import { HeadRecord } from './log-store.records'

/** A newer version of this program wrote here: what it stored must be neither misread nor written over. */
export class NewerLogVersionError extends Error {}

const Versioned = t.type({ version: t.number })

/** `null` where nothing readable is stored. */
export const parseHead = (stored: unknown): HeadRecord | null => {
  if (Versioned.is(stored) && stored.version > LOG_VERSION) throw new NewerLogVersionError()
  return HeadRecord.is(stored) ? stored : null
}
