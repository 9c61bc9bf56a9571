import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'

/** Calls `load` once, on first use. If loading fails, the next use calls `load` again. */
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
/** The failure type of the port's functions. A member that is not a function gives `never`. */
type FailureOf<P> = {
  [K in keyof P]: P[K] extends (...args: never) => TaskEither<infer F, unknown> ? F : never
}[keyof P]

/**
 * A port whose code loads when one of its functions is first called. If loading fails, the function fails with
 * `whenMissing`. The members of `here` work without the code. The proxy forwards every other method to the loaded port.
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
    // `await` reads the property `then` to detect a promise, so the proxy must not forward that property.
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
