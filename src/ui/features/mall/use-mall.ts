import { useCallback, useEffect } from 'react'
import { mallOrderViewModel, packagesQuery } from '../../../domain/mall'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'

/** The packages of the mall, and the purchase in this tab. */
export const useMall = () => {
  const { slices, dispatchToAccount, dispatchToTab } = useFeature('mall')
  const listed = packagesQuery.listed(useAccountState(slices.account.packages), {})
  const read = useCallback(() => {
    void dispatchToAccount(packagesQuery.want({}))
  }, [dispatchToAccount])
  useEffect(read, [read])
  return { listed, read, order: mallOrderViewModel(useTabState(slices.tab.order), listed.items), say: dispatchToTab }
}
