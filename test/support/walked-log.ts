import type * as t from 'io-ts'
import { encodeSnapshot } from '../../src/application/log/snapshot'
import type { StoredLog } from '../../src/application/ports/browser/log-store'
import { entryCodec, type AnyMessage } from '../../src/domain/event-log'
import { entriesOf, tableFrom } from '../../src/domain/kernel/table'
import { writeLogFile, type Line, type LogName } from '../../src/domain/log-export'
import { throughJson, type Move, type Walker } from './arbitraries/walk'

/** The stored log as a file, without redaction. */
export const rawFile = (name: LogName, { base, entries }: StoredLog): string =>
  writeLogFile(
    {
      format: 'loop-log',
      version: 1,
      app: 'test',
      at: 0,
      logs: [{ log: name, base: base?.seq ?? null, dropped: 0, passedOver: 0 }],
    },
    [
      ...entriesOf(base?.pieces ?? {}).map(([piece, stored]): Line => ({ log: name, piece, stored })),
      ...entries.map((entry): Line => ({ log: name, entry })),
    ],
  )

/** The entries of a generated walk in stored form, with a snapshot after the first `based` moves. */
export const walked = <M extends AnyMessage>(
  walker: Walker<M>,
  codec: t.Type<M, unknown>,
  moves: readonly Move<M>[],
  based: number,
): StoredLog => {
  let base: StoredLog['base'] = null
  for (const [i, move] of moves.entries()) {
    if (i === based) base = encodeSnapshot(walker.log.checkpoint())
    walker.go(move)
  }
  const from = base?.seq ?? 0
  const entries = walker.entries
    .filter(({ seq }) => seq > from)
    .map((entry) => throughJson(entryCodec(codec).encode(entry)))
  return {
    base:
      base === null
        ? null
        : {
            seq: from,
            pieces: tableFrom(entriesOf(base.pieces).map(([name, one]) => [name, throughJson(one)] as const)),
          },
    entries,
    epoch: 1,
  }
}
