import { use, type ComponentType, type ReactNode } from 'react'
import { retryWhenOnline } from './retry-when-online'

const failed = new Set<() => void>()

/** Forgets every failed load, so that the next render loads the code again. Call it once the failure is on screen. */
export const forgetFailedComponents = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component outside the first load. It suspends while its code loads. Unlike `lazy` of React, which keeps a failure
 * until the page reloads, it loads again after `forgetFailedComponents`.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> => {
  let loading: Promise<ComponentType<P>> | null = null
  const begin = (): Promise<ComponentType<P>> => {
    const begun = retryWhenOnline(load).then(({ default: component }) => component)
    begun.catch(() =>
      failed.add(() => {
        loading = null
      }),
    )
    return begun
  }
  return function Lazy(props: P): ReactNode {
    loading ??= begin()
    const Loaded = use(loading)
    return <Loaded {...props} />
  }
}
