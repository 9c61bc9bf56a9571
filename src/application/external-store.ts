import { map, type Observable, type Observer } from 'rxjs'
import type { Slice } from '../domain/event-log'

/** A slice as React reads it (`useSyncExternalStore`). */
export interface ExternalStore<S> {
  readonly getSnapshot: () => S
  /** `unsubscribe` needs no `this`, so callers may destructure it. */
  readonly subscribe: (observer: Partial<Observer<S>> | ((state: S) => void)) => { readonly unsubscribe: () => void }
}

/** `read` returns the same object until the state changes. */
export const externalStoreOf = <S>(read: () => S, changes$: Observable<void>): ExternalStore<S> => {
  const states$ = changes$.pipe(map(read))
  return {
    getSnapshot: read,
    subscribe: (observer) => {
      const subscription = states$.subscribe(observer)
      return { unsubscribe: () => subscription.unsubscribe() }
    },
  }
}

export const storeOfSlice = <S>(slice: Slice<S>, changes$: Observable<void>): ExternalStore<S> =>
  externalStoreOf(() => slice.get(), changes$)
