import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Slice } from '../../../../domain/event-log'
import type { Query, QueryState } from '../../../../domain/query'
import { useApp } from '../../../app/app-context'

type Done<A> = (rows: readonly A[]) => void
interface Reading<A> {
  readonly page: number
  readonly rows: readonly A[]
  readonly done: Done<A>
}

/** Reads all pages of a list, one after the other, for an export: the table shows one page only. */
export const useAllPages = <I, A>(
  query: Query<I, A>,
  slice: Slice<QueryState<I, A>>,
  pages: number,
  inputOf: (page: number) => NoInfer<I>,
): { readonly readAll: (done: Done<A>) => void; readonly exporting: boolean } => {
  const app = useApp()
  const [exporting, setExporting] = useState(false)
  const reading = useRef<Reading<A> | null>(null)
  const read = (next: Reading<A>): void => {
    reading.current = next
    app.account.dispatch(query.want(inputOf(next.page)))
  }
  const stop = (): void => {
    reading.current = null
    setExporting(false)
  }
  const goOn = useEffectEvent((): void => {
    if (reading.current === null) return
    const { page, rows, done } = reading.current
    const listed = query.listed(slice.get(), inputOf(page))
    if (listed.failure !== null) {
      stop()
      app.tab.dispatch({ type: 'ShowToast', words: { key: 'notDone' } })
    } else if (listed.status === 'shown' && !listed.refreshing) {
      const all = [...rows, ...listed.items]
      if (page < pages) return read({ page: page + 1, rows: all, done })
      stop()
      done(all)
    }
  })
  useEffect(() => {
    const changes = app.account.changes$.subscribe(() => goOn())
    return () => {
      changes.unsubscribe()
    }
  }, [app])
  const readAll = (done: Done<A>): void => {
    setExporting(true)
    read({ page: 1, rows: [], done })
  }
  return { readAll, exporting }
}
