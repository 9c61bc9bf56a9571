import { map, type Observable } from 'rxjs'
import type { Cell } from '../domain/event-log'

/** A cell as a screen reads it: what it is now, and a call after every change of the log. */
export interface Source<S> extends Pick<Observable<S>, 'subscribe'> {
  readonly getSnapshot: () => S
}

export const sourceOf = <S>(cell: Cell<S>, changes$: Observable<void>): Source<S> => {
  const states$ = changes$.pipe(map(() => cell.get()))
  return Object.assign(states$, { getSnapshot: () => cell.get() })
}
