import { useEffect } from 'react'
import { streamEntriesQuery } from '../../../domain/restream'
import { useAccountState, useFeature } from '../../app/use-feature'

/** The member's own stream targets, which load on mount. */
export const useStreamTargets = () => {
  const { slices, dispatchToAccount } = useFeature('restream')
  const listed = streamEntriesQuery.listed(useAccountState(slices.account.targets), {})
  const read = (): void => {
    void dispatchToAccount(streamEntriesQuery.want({}))
  }
  useEffect(() => {
    void dispatchToAccount(streamEntriesQuery.want({}))
  }, [dispatchToAccount])
  return { ...listed, read }
}
