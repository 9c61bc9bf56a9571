import { useEffect } from 'react'
import type { Xid } from '../../../domain/kernel/ids'
import { detailQuery, medalsQuery, type LevelDetail, type Medal } from '../../../domain/levels'
import type { QueryResult } from '../../../domain/query'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

interface StandingShown {
  readonly detail: QueryResult<LevelDetail>
  readonly medals: QueryResult<Medal>
  readonly readDetail: () => void
  readonly readMedals: () => void
}

/** The level and medals of a person, which load on mount. */
export const useUserLevel = (xid: Xid): StandingShown => {
  const app = useApp()
  const { slices } = useFeature('levels')
  const detail = detailQuery.listed(useAccountState(slices.account.detail), { xid })
  const medals = medalsQuery.listed(useAccountState(slices.account.medals), { xid })
  useEffect(() => {
    app.account.dispatch(detailQuery.want({ xid }))
    app.account.dispatch(medalsQuery.want({ xid }))
  }, [xid, app])
  return {
    detail,
    medals,
    readDetail: () => {
      app.account.dispatch(detailQuery.want({ xid }))
    },
    readMedals: () => {
      app.account.dispatch(medalsQuery.want({ xid }))
    },
  }
}
