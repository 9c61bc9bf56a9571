import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'

/** Something whose code is fetched once, when it is first wanted; where that fails, the next time tries again. */
export const loadOnce = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | null = null
  return () => {
    made ??= load().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

type Calls = Readonly<Record<PropertyKey, (...args: readonly unknown[]) => TaskEither<unknown, unknown>>>
/** How calls of these may fail; nothing where one of them is no call. */
type FailureOf<P> = {
  [K in keyof P]: P[K] extends (...args: never) => TaskEither<infer F, unknown> ? F : never
}[keyof P]

/**
 * A port whose code is fetched with its first call; a call for which it cannot be had fails as `whenMissing` says. All
 * its methods are
 * such calls but those of `here`, which answer without it. No method is named a second time.
 */
export function lazyPort<P extends object, K extends keyof P = never>(
  load: () => Promise<P>,
  whenMissing: FailureOf<Omit<P, K>>,
  here?: Pick<P, K>,
): P
export function lazyPort(
  load: () => Promise<Calls>,
  whenMissing: unknown,
  here: Readonly<Record<PropertyKey, unknown>> = {},
): object {
  const port = loadOnce(load)
  return new Proxy(here, {
    // Whoever asks for `then` wants to know whether this is a promise.
    get: (known, name) =>
      name in known || name === 'then'
        ? known[name]
        : (...args: readonly unknown[]) =>
            async () => {
              const made = await port().catch(() => null)
              return made?.[name] === undefined ? E.left(whenMissing) : made[name](...args)()
            },
  })
}
