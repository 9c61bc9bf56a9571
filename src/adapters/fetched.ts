import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'

/** Something whose code is fetched once, when it is first wanted; where that fails, the next time tries again. */
export const fetched = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | null = null
  return () => {
    made ??= load().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

/** Calls a port whose code is fetched with its first call; a call for which it cannot be had fails as `whenMissing` says. */
export const calling = <P, F>(port: () => Promise<P>, whenMissing: F) =>
  <A>(call: (port: P) => TaskEither<F, A>): TaskEither<F, A> => async () => {
    const made = await port().catch(() => null)
    return made === null ? E.left(whenMissing) : call(made)()
  }
