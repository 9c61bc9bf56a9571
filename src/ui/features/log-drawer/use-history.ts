import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { CHECKPOINT_ROWS, type LogHistory } from '../../../application/log/history/log-history'
import type { OpenHistory } from '../../../application/log/history/open-history'
import type { States } from '../../../application/log/history/fold-states'
import { useSteps } from './use-steps'

export type HistoryState =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'open'; readonly open: OpenHistory }

/**
 * Opens a history, and opens it again when it no longer continues. With another `openHistory` the hook closes the last
 * history.
 */
export const useHistory = (openHistory: () => Promise<OpenHistory>): HistoryState => {
  const [turn, setTurn] = useState(0)
  const [last, setLast] = useState<{ readonly of: typeof openHistory; readonly state: HistoryState } | null>(null)
  useEffect(() => {
    let isWanted = true
    let close = (): void => undefined
    openHistory().then(
      (open) => {
        if (!isWanted) {
          open.close()
          return
        }
        const stale = open.stale$.subscribe(() => setTurn((before) => before + 1))
        close = () => {
          stale.unsubscribe()
          open.close()
        }
        setLast({ of: openHistory, state: { status: 'open', open } })
      },
      () => {
        const retry = () => setTurn((before) => before + 1)
        if (isWanted) setLast({ of: openHistory, state: { status: 'failed', retry } })
      },
    )
    return () => {
      isWanted = false
      close()
    }
  }, [openHistory, turn])
  return last?.of === openHistory ? last.state : { status: 'opening' }
}

/** The end of the history. It changes at most once for each animation frame. */
export const useEnd = ({ history, changes$ }: OpenHistory): number => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let frame = 0
      const changes = changes$.subscribe(() => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(onChange)
      })
      return () => {
        cancelAnimationFrame(frame)
        changes.unsubscribe()
      }
    },
    [changes$],
  )
  return useSyncExternalStore(subscribe, () => history.end)
}

/** The states at a position; `null` while they are computed in small tasks. */
export const useStatesAt = (history: LogHistory, position: number): States | null => {
  const work = useMemo(() => ({ step: (budget: number) => history.prepare(position, budget) }), [history, position])
  const isNear = history.costOf(position) <= CHECKPOINT_ROWS
  useSteps(isNear ? null : work, 0)
  return useMemo(() => (isNear ? history.statesAt(position) : null), [history, position, isNear])
}
