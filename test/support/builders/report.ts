import { LOG_VERSION } from '../../../src/domain/event-log'
import { FILE_VERSION, writeLogFile, type Line, type LogName } from '../../../src/domain/log-export'
import { NOON } from './instant'

interface Entry {
  readonly log: LogName
  readonly seq: number
  readonly at: number
  readonly type: string
  readonly [field: string]: unknown
}

/** The text of an exported log: the head, a part of the state, and these entries. */
export const reportWith = (entries: readonly Entry[]): string =>
  writeLogFile(
    {
      format: 'loop-log',
      version: FILE_VERSION,
      app: 'test',
      at: NOON,
      logs: [{ log: 'account', base: 0, dropped: 0, passedOver: 0 }],
    },
    [
      { log: 'account', piece: 'preferences', stored: null },
      ...entries.map(({ log, seq, at, ...message }): Line => ({
        log,
        entry: { v: LOG_VERSION, seq, at, from: null, message },
      })),
    ],
  )
