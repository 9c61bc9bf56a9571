import { filter, map, type Observable, type Observer } from 'rxjs'
import type { Slice } from '../domain/event-log'

/** A slice as React reads it (`useSyncExternalStore`). */
export interface ExternalStore<S> {
  /** Whether the slice's area is loaded. Before that, only `subscribe` may be called (ADR 16). */
  readonly isLoaded: () => boolean
  readonly getSnapshot: () => S
  /** `unsubscribe` needs no `this`, so callers may destructure it. */
  readonly subscribe: (observer: Partial<Observer<S>> | ((state: S) => void)) => { readonly unsubscribe: () => void }
}

export const externalStoreOf = <S>(slice: Slice<S>, changes$: Observable<void>): ExternalStore<S> => {
  const states$ = changes$.pipe(
    filter(() => slice.isLoaded()),
    map(() => slice.get()),
  )
  return {
    isLoaded: () => slice.isLoaded(),
    getSnapshot: () => slice.get(),
    subscribe: (observer) => {
      const subscription = states$.subscribe(observer)
      return { unsubscribe: () => subscription.unsubscribe() }
    },
  }
}
