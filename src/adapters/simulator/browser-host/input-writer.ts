import * as E from 'fp-ts/Either'
import type { LogStoreFailure } from '../../../application/ports/browser/log-store'
import type { ServerInput } from '../state/input'

/** Takes inputs at once and writes them in their order, as many together as have come meanwhile. */
export interface InputWriter {
  readonly record: (input: ServerInput) => void
  /** Resolves when all that was recorded so far is stored; once something could not be, it rejects for ever. */
  readonly durable: () => Promise<void>
}

type Append = (inputs: readonly ServerInput[]) => Promise<E.Either<LogStoreFailure, void>>

/** `failed` is told once: from then on memory is ahead of what is stored, and the world in it must be thrown away. */
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
