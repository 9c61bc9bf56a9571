import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { LogStore, LogStoreFailure } from '../../../application/ports/browser/log-store'
import type { ServerInput } from '../state/input'
import { StoredInput } from '../state/stored-input'
import { OLDEST_READABLE, STATE_VERSION } from '../state/state-version'

/** The input log while this tab owns the log. */
export interface InputLog {
  /** The number of times that tabs have claimed this log, including this claim. */
  readonly epoch: number
  readonly inputs: readonly ServerInput[]
  /** Resolves after the inputs are stored durably. Callers must await each append before they call `append` again. */
  readonly append: (inputs: readonly ServerInput[]) => Promise<E.Either<LogStoreFailure, void>>
}

const PREFIX = 'world-'
const NAME = `${PREFIX}${STATE_VERSION}`
const versionOf = (name: string): number => (name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN)

/**
 * Any prefix of the log is a valid state. Reading stops at the first input that cannot be decoded. New inputs overwrite
 * that input and all inputs after it.
 */
const readable = (entries: readonly unknown[]): readonly ServerInput[] => {
  const inputs: ServerInput[] = []
  for (const entry of entries) {
    const input = StoredInput.decode(entry)
    if (E.isLeft(input)) break
    inputs.push(input.right)
  }
  return inputs
}

/** The inputs of the newest log of an older version that this version still understands. */
const olderInputs = async (store: LogStore): Promise<readonly ServerInput[]> => {
  for (let version = STATE_VERSION - 1; version >= OLDEST_READABLE; version -= 1) {
    const older = await store.read(`${PREFIX}${version}`)()
    const inputs = E.isRight(older) ? readable(older.right.entries) : []
    if (inputs.length > 0) return inputs
  }
  return []
}

/** Deletes logs of older state versions, after the inputs that can be read are in the log of this version. */
const forgetOlder = async (store: LogStore): Promise<void> => {
  const names = await store.names()()
  if (E.isLeft(names)) return
  for (const name of names.right) if (versionOf(name) < STATE_VERSION) await store.remove(name)()
}

/**
 * Claims the log, so that the log store refuses writes of earlier owners. A log without the seeding input counts as
 * empty.
 */
export const claimInputLog =
  (store: LogStore): TaskEither<LogStoreFailure, InputLog> =>
  async () => {
    const epoch = await store.takeOver(NAME)()
    if (E.isLeft(epoch)) return epoch
    const stored = await store.read(NAME)()
    if (E.isLeft(stored)) return stored
    const own = readable(stored.right.entries)
    const inputs = own.length > 0 ? own : await olderInputs(store)
    let last = own.length
    if (own.length === 0 && inputs.length > 0) {
      const copied = await store.append(
        NAME,
        epoch.right,
        1,
        inputs.map((input) => StoredInput.encode(input)),
      )()
      if (E.isLeft(copied)) return copied
      last = inputs.length
    }
    await forgetOlder(store)
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
