import * as E from 'fp-ts/Either'
import { prepareToRead } from '../../domain/event-log'
import type { LogStore, LogStoreFailure, StoredLog } from '../ports/browser/log-store'

/** Loads the code that reads an older format, if needed. Returns `false` if that code cannot load now. */
export const isReadable = (content: { readonly entries?: unknown; readonly pieces?: unknown }): Promise<boolean> =>
  prepareToRead(content).then(
    () => true,
    () => false,
  )

/**
 * Reads a stored log. If an earlier version of the app wrote the log, this first loads the code that reads its format.
 * Without that code, for example while the network is cut, the store counts as broken, so the log is not overwritten.
 */
export const readStored = async (store: LogStore, name: string): Promise<E.Either<LogStoreFailure, StoredLog>> => {
  const read = await store.read(name)()
  if (E.isLeft(read)) return read
  const { base, entries } = read.right
  return (await isReadable({ entries, pieces: base?.pieces })) ? read : E.left({ _tag: 'StoreBroken' })
}
