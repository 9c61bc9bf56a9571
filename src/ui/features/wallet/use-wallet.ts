import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Balance } from '../../../domain/balance'
import {
  addressQuery,
  balancesQuery,
  chainsQuery,
  HistoryName,
  historyQuery,
  transferViewModel,
  stakingQuery,
  statementOf,
  type ChainId,
  type TransferKey,
} from '../../../domain/wallet'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'

export const useBalances = () => {
  const app = useApp()
  const { slices } = useFeature('wallet')
  const listed = balancesQuery.listed(useAccountState(slices.account.balances), {})
  const read = useCallback(() => {
    app.account.dispatch(balancesQuery.want({}))
  }, [app])
  useEffect(read, [read])
  return { ...listed, read }
}

export const useStaking = () => {
  const app = useApp()
  const { slices } = useFeature('wallet')
  const info = stakingQuery.value(useAccountState(slices.account.staking), {})
  const read = useCallback(() => {
    app.account.dispatch(stakingQuery.want({}))
  }, [app])
  useEffect(read, [read])
  return { info, read }
}

export const useChains = () => {
  const app = useApp()
  const { slices } = useFeature('wallet')
  const listed = chainsQuery.listed(useAccountState(slices.account.chains), {})
  const read = useCallback(() => {
    app.account.dispatch(chainsQuery.want({}))
  }, [app])
  useEffect(read, [read])
  return { ...listed, read }
}

/** Several histories as a single statement. `names` must be a constant array. */
export const useStatement = (names: readonly HistoryName[]) => {
  const app = useApp()
  const { slices } = useFeature('wallet')
  const known = useAccountState(slices.account.history)
  const lists = names.map((name) => ({ name, listed: historyQuery.listed(known, { name }) }))
  const read = useCallback(() => {
    for (const name of names) app.account.dispatch(historyQuery.want({ name }))
  }, [app, names])
  useEffect(read, [read])
  // Polls the histories with pending records until the records complete, then reloads the balance.
  const onTheirWay = lists
    .filter(({ listed }) => listed.items.some(({ status }) => status === 'pending'))
    .map(({ name }) => name)
    .join(' ')
  const { seconds$ } = app
  const pending = lists
    .flatMap(({ listed }) => listed.items.flatMap(({ id, status }) => (status === 'pending' ? [id] : [])))
    .join(' ')
  const before = useRef(pending)
  useEffect(() => {
    const still = new Set(pending.split(' '))
    const hasArrived = before.current !== '' && before.current.split(' ').some((id) => !still.has(id))
    before.current = pending
    if (!hasArrived) return
    app.account.dispatch(balancesQuery.want({}))
    app.account.dispatch({ type: 'balance/AppShellShown', isMember: true })
  }, [pending, app])
  useEffect(() => {
    if (onTheirWay === '') return undefined
    let ticks = 0
    const ticking = seconds$.subscribe(() => {
      ticks += 1
      if (ticks % LOOK_SECONDS === 0)
        for (const name of onTheirWay.split(' ').filter(HistoryName.is))
          app.account.dispatch(historyQuery.want({ name }))
    })
    return () => ticking.unsubscribe()
  }, [onTheirWay, app, seconds$])
  const unread = lists.filter(({ listed: { more } }) => more !== 'none')
  const statuses = lists.map(({ listed: { status } }) => status)
  return {
    status:
      statuses.find((candidate) => candidate === 'failed') ??
      statuses.find((candidate) => candidate === 'loading') ??
      'shown',
    items: useMemo(
      () =>
        statementOf(
          names.map((name) => {
            const { items, more } = historyQuery.listed(known, { name })
            return { items, hasMore: more !== 'none' }
          }),
        ),
      [known, names],
    ),
    more:
      (['loading', 'failed', 'ready'] as const).find((candidate) =>
        unread.some(({ listed: { more } }) => more === candidate),
      ) ?? ('none' as const),
    read,
    readMore: () => {
      for (const { name } of unread) app.account.dispatch(historyQuery.more({ name }))
    },
  }
}
const LOOK_SECONDS = 5

export const useDepositAddress = (chainId: ChainId) => {
  const app = useApp()
  const { slices } = useFeature('wallet')
  const listed = addressQuery.listed(useAccountState(slices.account.address), { chainId })
  const read = useCallback(() => {
    app.account.dispatch(addressQuery.want({ chainId }))
  }, [app, chainId])
  useEffect(read, [read])
  return { status: listed.status, value: listed.items[0] ?? null, read }
}

/** The withdrawal or stake of this tab. Calls `onSettled` to reload changed data. */
export const useTransfer = (key: TransferKey, onSettled: () => void) => {
  const app = useApp()
  const { slices } = useFeature('wallet')
  const move = transferViewModel(useTabState(slices.tab.transfers), key)
  const seen = useRef(move.step)
  useEffect(() => {
    if (move.step === 'settled' && seen.current !== 'settled') {
      onSettled()
      app.account.dispatch(historyQuery.want({ name: key === 'withdraw' ? 'withdrawal' : 'staking' }))
      app.account.dispatch({ type: 'balance/AppShellShown', isMember: true })
    }
    seen.current = move.step
  }, [app, key, move.step, onSettled])
  return { move, say: app.tab.dispatch }
}

export const balanceIn = (balances: readonly Balance[], currencyId: number) =>
  balances.find((candidate) => candidate.currencyId === currencyId)
