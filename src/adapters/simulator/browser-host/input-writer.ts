import * as E from 'fp-ts/Either'
import type { LogStoreFailure } from '../../../application/ports/browser/log-store'
import type { ServerInput } from '../state/input'

/**
 * Accepts inputs synchronously and writes the inputs in order. Inputs that arrive during a write form the next batch.
 */
export interface InputWriter {
  readonly record: (input: ServerInput) => void
  /** Resolves when every recorded input is stored. After a failed write, every call rejects. */
  readonly durable: () => Promise<void>
}

type Append = (inputs: readonly ServerInput[]) => Promise<E.Either<LogStoreFailure, void>>

/**
 * Calls `failed` once, when a write fails. The state in memory then contains inputs that the store lacks, so the caller
 * must discard the state.
 */
export const makeInputWriter = (append: Append, failed: (failure: LogStoreFailure) => void): InputWriter => {
  let waiting: readonly ServerInput[] = []
  let written: Promise<void> = Promise.resolve()

  const write = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    const done = await append(batch)
    if (E.isRight(done)) return
    failed(done.left)
    throw new Error('the world could not be stored')
  }

  return {
    record: (input) => {
      waiting = [...waiting, input]
      if (waiting.length > 1) return
      written = written.then(write)
      written.catch(() => undefined)
    },
    durable: () => written,
  }
}
