import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { entryCodec, type AnyMessage } from '../domain/event-log'
import type { EventLog } from './event-log'
import type { LogStore } from './ports/log-store'

/**
 * Folds what is stored into a log that may already be some way along. An entry that cannot be read is passed over: the
 * numbers after it would not follow, so the log goes on from the last whole run. Answers how many were passed over.
 */
export const foldStored = async <M extends AnyMessage>(
  log: EventLog<M>, store: LogStore, name: string, message: t.Type<M, unknown>,
): Promise<number> => {
  const read = await store.read(name)()
  if (E.isLeft(read)) return 0
  const { base, entries } = read.right
  if (base !== null && base.seq > log.seq) log.restore(base)
  const codec = entryCodec(message)
  let passedOver = 0
  for (const stored of entries) {
    const entry = codec.decode(stored)
    if (E.isLeft(entry)) passedOver += 1
    else if (entry.right.seq > log.seq && !log.take(entry.right)) passedOver += 1
  }
  return passedOver
}
