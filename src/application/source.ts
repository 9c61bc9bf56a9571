import { filter, map, type Observable, type Observer } from 'rxjs'
import type { Cell } from '../domain/event-log'

/** A cell as a screen reads it: what it is now, and a call when the log has changed. */
export interface Source<S> {
  /** Whether its area has come; before that only `subscribe` may be called (ADR 13). */
  readonly isHere: () => boolean
  readonly getSnapshot: () => S
  /** The answer may be taken apart: `unsubscribe` needs no `this`. */
  readonly subscribe: (observer: Partial<Observer<S>> | ((state: S) => void)) => { readonly unsubscribe: () => void }
}

export const sourceOf = <S>(cell: Cell<S>, changes$: Observable<void>): Source<S> => {
  const states$ = changes$.pipe(filter(() => cell.isHere()), map(() => cell.get()))
  return {
    isHere: () => cell.isHere(),
    getSnapshot: () => cell.get(),
    subscribe: (observer) => {
      const subscription = states$.subscribe(observer)
      return { unsubscribe: () => subscription.unsubscribe() }
    },
  }
}
