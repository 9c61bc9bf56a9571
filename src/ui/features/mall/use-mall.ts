import { useCallback, useEffect } from 'react'
import { mallImplementation } from '../../../application/features/mall/mall'
import { mallOrderShown, packagesQuery } from '../../../domain/mall'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'

/** What is sold, and what is being bought in this tab. */
export const useMall = () => {
  const { slices: cells, sayToAccount, sayToTab } = useFeature(mallImplementation)
  const listed = packagesQuery.listed(useAccountState(cells.account.packages), {})
  const read = useCallback(() => { void sayToAccount(packagesQuery.want({})) }, [sayToAccount])
  useEffect(read, [read])
  return { listed, read, order: mallOrderShown(useTabState(cells.tab.order), listed.items), say: sayToTab }
}
