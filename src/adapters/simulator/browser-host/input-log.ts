import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { LogStore, LogStoreFailure } from '../../../application/ports/browser/log-store'
import type { ServerInput } from '../state/input'
import { StoredInput } from '../state/stored-input'
import { STATE_VERSION } from '../state/state-version'

/** The log of the world while it is ours. */
export interface InputLog {
  /** Our reign over it; a later one has a higher number. */
  readonly epoch: number
  readonly inputs: readonly ServerInput[]
  /** Durable once it answers. One after the other, never two at once. */
  readonly append: (inputs: readonly ServerInput[]) => Promise<E.Either<LogStoreFailure, void>>
}

const PREFIX = 'world-'
const NAME = `${PREFIX}${STATE_VERSION}`
const versionOf = (name: string): number => (name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN)

/** A beginning of the log is a world that once was; what follows an input that can't be read is written over. */
const readable = (entries: readonly unknown[]): readonly ServerInput[] => {
  const inputs: ServerInput[] = []
  for (const entry of entries) {
    const input = StoredInput.decode(entry)
    if (E.isLeft(input)) break
    inputs.push(input.right)
  }
  return inputs
}

/** There is nobody to ask whether a world of an older version may go: nothing can read it any more. */
const forgetOlder = async (store: LogStore): Promise<void> => {
  const names = await store.names()()
  if (E.isLeft(names)) return
  for (const name of names.right) if (versionOf(name) < STATE_VERSION) await store.remove(name)()
}

/** Takes the log over: whoever had it before can't write to it any more. Empty where no world was founded yet. */
export const claimInputLog =
  (store: LogStore): TaskEither<LogStoreFailure, InputLog> =>
  async () => {
    const epoch = await store.takeOver(NAME)()
    if (E.isLeft(epoch)) return epoch
    const stored = await store.read(NAME)()
    if (E.isLeft(stored)) return stored
    await forgetOlder(store)
    const inputs = readable(stored.right.entries)
    let last = inputs.length
    return E.right({
      epoch: epoch.right,
      inputs,
      append: async (more) => {
        const done = await store.append(
          NAME,
          epoch.right,
          last + 1,
          more.map((input) => StoredInput.encode(input)),
        )()
        if (E.isRight(done)) last += more.length
        return done
      },
    })
  }
