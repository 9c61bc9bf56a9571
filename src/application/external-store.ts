import { filter, map, type Observable, type Observer } from 'rxjs'
import type { Slice } from '../domain/event-log'

/** A cell as a screen reads it: what it is now, and a call when the log has changed. */
export interface ExternalStore<S> {
  /** Whether its area has come; before that only `subscribe` may be called (ADR 13). */
  readonly isLoaded: () => boolean
  readonly getSnapshot: () => S
  /** The answer may be taken apart: `unsubscribe` needs no `this`. */
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
