import { createElement, lazy, type ComponentType, type ReactNode } from 'react'

/** The code of a page or a part did not load: no network, or a newer release has replaced the file. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

let isServed = (): Promise<boolean> => Promise.resolve(true)
/** Sets the check whether the server answers although the browser reports no network. */
export const setServerCheck = (check: typeof isServed): void => {
  isServed = check
}

/** Whether the browser reports no network, and no service worker has the files. */
const isCutOff = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller

/**
 * Loads code. A failure is marked, so that boundaries tell it from a fault of the screen. A browser keeps a failed
 * import until the page reloads, so without a network the import begins only if the server answers.
 */
export const orNotLoaded = async <A,>(load: () => Promise<A>): Promise<A> => {
  try {
    // The network may come back while the server check runs.
    if (!isCutOff() || (await isServed()) || !isCutOff()) return await load()
  } catch {}
  throw new PageNotLoaded()
}

const failed = new Set<() => void>()

/** Forgets failed loads, so that the next render loads the code again. Boundaries call it once the failure is shown. */
export const forgetFailedComponents = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component outside the first load, which suspends while its code loads. React keeps a failure of `lazy` until the
 * page reloads. This component loads again after `forgetFailedComponents`.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> => {
  const begin = () => {
    const forget = (): void => {
      current = begin()
    }
    return lazy(() =>
      orNotLoaded(load).catch((error: unknown) => {
        failed.add(forget)
        throw error
      }),
    )
  }
  let current = begin()
  return function Lazy(props: P): ReactNode {
    return createElement(current, props)
  }
}
