import { useEffect } from 'react'
import type { Xid } from '../../../domain/kernel/ids'
import { detailQuery, medalsQuery, type LevelDetail, type Medal } from '../../../domain/levels'
import type { QueryResult } from '../../../domain/query'
import { useAccountState, useFeature } from '../../app/use-feature'

interface StandingShown {
  readonly detail: QueryResult<LevelDetail>
  readonly medals: QueryResult<Medal>
  readonly readDetail: () => void
  readonly readMedals: () => void
}

/** The level and medals of a person, which load on mount. */
export const useUserLevel = (xid: Xid): StandingShown => {
  const { slices, dispatchToAccount } = useFeature('levels')
  const detail = detailQuery.listed(useAccountState(slices.account.detail), { xid })
  const medals = medalsQuery.listed(useAccountState(slices.account.medals), { xid })
  useEffect(() => {
    void dispatchToAccount(detailQuery.want({ xid }))
    void dispatchToAccount(medalsQuery.want({ xid }))
  }, [xid, dispatchToAccount])
  return {
    detail,
    medals,
    readDetail: () => {
      void dispatchToAccount(detailQuery.want({ xid }))
    },
    readMedals: () => {
      void dispatchToAccount(medalsQuery.want({ xid }))
    },
  }
}
