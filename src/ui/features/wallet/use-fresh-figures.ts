import { useEffect, useEffectEvent, useRef } from 'react'
import { historyQuery, type WalletRecord } from '../../../domain/wallet'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useOnReturn } from '../../hooks/use-on-return'
import { nameOfCurrency } from './currency-names'

/** The interval in seconds at which an open wallet loads its figures again. */
const EVERY_SECONDS = 20
const DEPOSITS = { name: 'deposit' } as const

const arrivedIn = (records: readonly WalletRecord[]): readonly WalletRecord[] =>
  records.filter(({ kind, status }) => kind === 'deposit' && status === 'done')

/**
 * Keeps the figures of an open wallet current: on return to the page and on a slow timer. Reports a deposit that
 * arrives meanwhile.
 */
export const useFreshFigures = (read: () => void): void => {
  const app = useApp()
  const { slices } = useFeature('wallet')
  const { items, status } = historyQuery.listed(useAccountState(slices.account.history), DEPOSITS)
  const known = useRef<ReadonlySet<string> | null>(null)
  const refresh = (): void => {
    read()
    app.account.dispatch(historyQuery.want(DEPOSITS))
    app.account.dispatch({ type: 'balance/AppShellShown', isMember: true })
  }
  useOnReturn(refresh)
  const tick = useEffectEvent(refresh)
  const { seconds$ } = app
  useEffect(() => {
    app.account.dispatch(historyQuery.want(DEPOSITS))
    let seconds = 0
    const ticks = seconds$.subscribe(() => {
      seconds += 1
      if (seconds % EVERY_SECONDS === 0) tick()
    })
    return () => ticks.unsubscribe()
  }, [app, seconds$])
  const report = useEffectEvent((records: readonly WalletRecord[]) => {
    for (const { amount, currencyId } of records)
      app.tab.dispatch({
        type: 'ShowToast',
        words: { event: 'fundsArrived', amount, currency: nameOfCurrency(currencyId) },
      })
    read()
  })
  useEffect(() => {
    if (status !== 'shown') return
    const arrived = arrivedIn(items)
    const before = known.current
    known.current = new Set(arrived.map(({ id }) => id))
    const fresh = before === null ? [] : arrived.filter(({ id }) => !before.has(id))
    if (fresh.length > 0) report(fresh)
  }, [items, status])
}
