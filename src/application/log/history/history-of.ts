import type { LogName } from '../../../domain/log-export'
import type { Slice } from '../../../domain/event-log'
import type { StoredLog } from '../../ports/browser/log-store'
import { rowOf, rowReader, type ShapeOf } from './history-row'
import { LogHistory } from './log-history'
import { statesIn } from './states-in'

/** A log with the reducers that fold it and the codecs that read it. */
export interface ReadableLog {
  readonly log: { readonly readers: readonly (readonly [string, Pick<Slice, 'reducer'>])[] }
  readonly shapeOf: ShapeOf
}

interface FilledLog extends ReadableLog {
  readonly name: LogName
  readonly content: Pick<StoredLog, 'base' | 'entries'>
}

/** The history of both logs, with their rows by time. Rows of one log keep their order. */
export const historyOf = (logs: readonly FilledLog[]): LogHistory => {
  const own = logs.map(({ name, log, shapeOf, content }) => ({
    name,
    reducers: log.readers.map(([, { reducer }]) => reducer),
    shapeOf,
    content,
  }))
  const readers = new Map(own.map(({ name, shapeOf }) => [name, rowReader(shapeOf)]))
  return new LogHistory({
    reducers: own.flatMap(({ name, reducers }) => reducers.map((reducer) => ({ log: name, reducer }))),
    before: new Map(own.flatMap(({ reducers, shapeOf, content }) => [...statesIn(content.base, reducers, shapeOf)])),
    rows: own
      .flatMap(({ name, content }) => content.entries.flatMap((stored) => rowOf(name, stored) ?? []))
      .sort((a, b) => a.at - b.at),
    read: (row) => readers.get(row.log)?.(row) ?? null,
  })
}
