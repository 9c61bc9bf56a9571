import { useEffect } from 'react'
import { restreamImplementation } from '../../../application/features/restream/restream'
import { streamEntriesQuery } from '../../../domain/restream'
import { useAccountState, useFeature } from '../../app/use-feature'

/** One's own entries, read anew when they are shown. */
export const useStreamTargets = () => {
  const { slices, dispatchToAccount } = useFeature(restreamImplementation)
  const listed = streamEntriesQuery.listed(useAccountState(slices.account.entries), {})
  const read = (): void => {
    void dispatchToAccount(streamEntriesQuery.want({}))
  }
  useEffect(() => {
    void dispatchToAccount(streamEntriesQuery.want({}))
  }, [dispatchToAccount])
  return { ...listed, read }
}
