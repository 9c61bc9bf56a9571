import { useCallback, useEffect } from 'react'
import { mallOrderViewModel, packagesQuery } from '../../../domain/mall'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'

/** The packages of the mall, and the purchase in this tab. */
export const useMall = () => {
  const app = useApp()
  const { slices } = useFeature('mall')
  const listed = packagesQuery.listed(useAccountState(slices.account.packages), {})
  const read = useCallback(() => {
    app.account.dispatch(packagesQuery.want({}))
  }, [app])
  useEffect(read, [read])
  return { listed, read, order: mallOrderViewModel(useTabState(slices.tab.order), listed.items), say: app.tab.dispatch }
}
