import { useEffect } from 'react'
import { levelsImplementation } from '../../../application/features/levels/levels'
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

/** How somebody stands and what they have won; read when it is shown. */
export const useUserLevel = (xid: Xid): StandingShown => {
  const { slices: cells, sayToAccount } = useFeature(levelsImplementation)
  const detail = detailQuery.listed(useAccountState(cells.account.detail), { xid })
  const medals = medalsQuery.listed(useAccountState(cells.account.medals), { xid })
  useEffect(() => {
    void sayToAccount(detailQuery.want({ xid }))
    void sayToAccount(medalsQuery.want({ xid }))
  }, [xid, sayToAccount])
  return {
    detail, medals,
    readDetail: () => { void sayToAccount(detailQuery.want({ xid })) },
    readMedals: () => { void sayToAccount(medalsQuery.want({ xid })) },
  }
}
