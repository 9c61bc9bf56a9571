import { useEffect } from 'react'
import { streamEntriesQuery } from '../../../domain/restream'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

/** The member's own stream targets, which load on mount. */
export const useStreamTargets = () => {
  const app = useApp()
  const { slices } = useFeature('restream')
  const listed = streamEntriesQuery.listed(useAccountState(slices.account.targets), {})
  const read = (): void => {
    app.account.dispatch(streamEntriesQuery.want({}))
  }
  useEffect(() => {
    app.account.dispatch(streamEntriesQuery.want({}))
  }, [app])
  return { ...listed, read }
}
